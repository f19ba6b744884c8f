import { LinkButton } from "@torg/ui";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";
import { MessagePage } from "../service/MessagePage.tsx";

/** Shown when the shop could not make the page. */
export function FailurePage(): ReactNode {
  const texts = storefrontTexts.failure;
  return (
    <MessagePage heading={texts.heading} lead={texts.lead}>
      <p className="torg-message-page__actions">
        <LinkButton href="?">{texts.retry}</LinkButton>
        <LinkButton href="/" variant="secondary">
          {texts.home}
        </LinkButton>
      </p>
    </MessagePage>
  );
}
