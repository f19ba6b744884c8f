import { Icon, LinkButton, successIcon } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { checkoutTexts, type CheckoutTexts } from "../../texts/sv.ts";

/** Props of ConfirmationView. */
export interface ConfirmationViewProps {
  readonly orderId: number | string;
  /** Default: the Swedish words. */
  readonly texts?: CheckoutTexts;
  /** What happens next, in the shop's own words. */
  readonly children?: ReactNode;
}

/** The thanks after an order, with its number. */
export function ConfirmationView({ orderId, texts = checkoutTexts, children }: ConfirmationViewProps): ReactElement {
  return (
    <div className="torg-confirmation-view">
      <span className="torg-confirmation-view__sign">
        <Icon icon={successIcon} />
      </span>
      <h1>{texts.confirmation}</h1>
      <p className="torg-confirmation-view__number">{texts.orderNumber(orderId)}</p>
      <p>{texts.confirmationHint}</p>
      {children}
      <LinkButton href="/">{texts.keepShopping}</LinkButton>
    </div>
  );
}
