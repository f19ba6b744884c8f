import { type ReactElement, type ReactNode, useEffect } from "react";
import { useConsent, useConsentContext } from "../ConsentProvider.tsx";
import { AllowButton } from "./AllowButton.tsx";

/** Props of FunctionalRequest. */
export interface FunctionalRequestProps {
  /** Id of the waiting field or link, which has the focus in the reloaded page after consent was given here. */
  readonly place?: string;
  /** Renders the request, around the button that allows functional services. */
  readonly children: (button: ReactElement) => ReactNode;
}

/** Requests functional services until they are allowed, for features without content that could be shown in place. */
export function FunctionalRequest({ place = "", children }: FunctionalRequestProps): ReactNode {
  const { state } = useConsentContext();
  const { functional: isAllowed } = useConsent().effective;
  useEffect(() => {
    // Does not interrupt a user who has already moved on.
    if (isAllowed && state.hasComeTo(place) && document.activeElement === document.body)
      document.getElementById(place)?.focus();
  }, [isAllowed, state, place]);
  return isAllowed ? null : children(<AllowButton size="small" place={place} />);
}
