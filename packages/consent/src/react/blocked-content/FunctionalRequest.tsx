import type { ReactElement, ReactNode } from "react";
import { useConsent } from "../ConsentProvider.tsx";
import { AllowButton } from "./AllowButton.tsx";

/** Props of FunctionalRequest. */
export interface FunctionalRequestProps {
  /** Draws what is asked, around the button that allows functional services. */
  readonly children: (button: ReactElement) => ReactNode;
}

/** Asks for functional services for as long as they are not allowed, where no content waits that could be shown in the place. */
export function FunctionalRequest({ children }: FunctionalRequestProps): ReactNode {
  const { effective } = useConsent();
  return effective.functional ? null : children(<AllowButton size="small" />);
}
