import { useState, type ReactElement, type ReactNode } from "react";
import { useCheckoutContext } from "../CheckoutProvider.tsx";

/** Props of FoldedNumber. */
export interface FoldedNumberProps {
  /** Whether the field has a value or a problem: then it is open. */
  readonly isTold: boolean;
  /** The field. */
  readonly children: ReactNode;
}

/**
 * The personal number when nothing needs it: it is not requested, but can be given voluntarily (article 5.1 c of the
 * GDPR). Opens without script, and does not close while the buyer corrects it.
 */
export function FoldedNumber({ isTold, children }: FoldedNumberProps): ReactElement {
  const { texts } = useCheckoutContext();
  const [isOpen, setIsOpen] = useState(isTold);
  if (isTold && !isOpen) setIsOpen(true);
  return (
    <details
      className="torg-customer-form__field torg-customer-form__field--pnr"
      open={isOpen}
      suppressHydrationWarning
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="torg-checkout-opener">{texts.addPersonalNumber}</summary>
      {children}
    </details>
  );
}
