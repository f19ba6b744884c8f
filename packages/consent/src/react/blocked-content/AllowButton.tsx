import { Button, type ButtonProps } from "@torg/ui";
import type { ReactElement } from "react";
import { useConsent, useConsentContext } from "../ConsentProvider.tsx";

interface AllowButtonProps extends Pick<ButtonProps, "size"> {
  /** Id of the element to allow: the reloaded page leads there. */
  readonly place: string | undefined;
}

/**
 * The button that allows functional services, after which the page reloads. Hidden without script, which is needed to
 * store the choice.
 */
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
