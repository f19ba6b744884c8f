import { Button, type ButtonProps } from "@torg/ui";
import type { ReactElement } from "react";
import { useConsent, useConsentContext } from "../ConsentProvider.tsx";

interface AllowButtonProps extends Pick<ButtonProps, "size"> {
  /** Id of what is allowed: the page that is then loaded leads there. */
  readonly place: string | undefined;
}

/** The button that allows functional services; the page is then loaded anew. Without script, which keeps the choice, it is left out. */
export function AllowButton({ size, place }: AllowButtonProps): ReactElement {
  const { state, texts } = useConsentContext();
  const { isSaving } = useConsent();
  return (
    <Button
      size={size}
      className="torg-allow-button"
      busy={isSaving}
      onClick={() => void state.acceptFunctional(place)}
    >
      {texts.blocked.activate}
    </Button>
  );
}
