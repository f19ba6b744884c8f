import { laterNavigationTexts } from "@torg/navigation/texts";
import { LinkButton, MessagePage } from "@torg/ui";
import type { ReactNode } from "react";

/** Shown when the page could not be rendered. */
export function FailurePage(): ReactNode {
  const texts = laterNavigationTexts.failure;
  const actions = (
    <>
      <LinkButton href="?">{texts.retry}</LinkButton>
      <LinkButton href="/" variant="secondary">
        {texts.home}
      </LinkButton>
    </>
  );
  return <MessagePage heading={texts.heading} lead={texts.lead} actions={actions} />;
}
