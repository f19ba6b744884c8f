import { type ReactElement, type ReactNode, useEffect } from "react";
import { useConsent, useConsentContext } from "../ConsentProvider.tsx";
import { AllowButton } from "./AllowButton.tsx";

/** Props of FunctionalRequest. */
export interface FunctionalRequestProps {
  /** Id of the field or link that is waiting: the page that is loaded after a yes given here has the focus there. */
  readonly place?: string;
  /** Draws what is asked, around the button that allows functional services. */
  readonly children: (button: ReactElement) => ReactNode;
}

/** Asks for functional services for as long as they are not allowed, where no content waits that could be shown in the place. */
export function FunctionalRequest({ place = "", children }: FunctionalRequestProps): ReactNode {
  const { state } = useConsentContext();
  const { functional: isAllowed } = useConsent().effective;
  useEffect(() => {
    // Who has gone on meanwhile is not called back.
    if (isAllowed && state.hasComeTo(place) && document.activeElement === document.body)
      document.getElementById(place)?.focus();
  }, [isAllowed, state, place]);
  return isAllowed ? null : children(<AllowButton size="small" place={place} />);
}
