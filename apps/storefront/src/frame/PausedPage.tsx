import { laterNavigationTexts } from "@torg/navigation/texts";
import { LinkButton, MessagePage } from "@torg/ui";
import type { ReactNode } from "react";

/** Shown instead of cart and checkout while the shop sells nothing. */
export function PausedPage(): ReactNode {
  const texts = laterNavigationTexts.paused;
  return (
    <MessagePage heading={texts.heading} lead={texts.lead}>
      <LinkButton href="/" variant="primary">
        {texts.home}
      </LinkButton>
    </MessagePage>
  );
}
