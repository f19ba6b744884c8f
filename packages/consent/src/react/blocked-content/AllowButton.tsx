import { Button, type ButtonProps } from "@torg/ui";
import type { ReactElement } from "react";
import { useConsent, useConsentContext } from "../ConsentProvider.tsx";

/** The button that allows functional services; the page is then loaded anew. */
export function AllowButton({ size }: Pick<ButtonProps, "size">): ReactElement {
  const { state, texts } = useConsentContext();
  const { isSaving } = useConsent();
  return (
    <Button size={size} busy={isSaving} onClick={() => void state.acceptFunctional()}>
      {texts.blocked.activate}
    </Button>
  );
}
