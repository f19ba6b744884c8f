import { Icon, LinkButton, successIcon } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { confirmationTexts, type ConfirmationTexts } from "../../texts/confirmationSv.ts";

/** Props of ConfirmationView. */
export interface ConfirmationViewProps {
  readonly orderId: number | string;
  /** Default: the Swedish words. */
  readonly texts?: ConfirmationTexts;
  /** What happens next, in the shop's own words. */
  readonly children?: ReactNode;
}

/** The thanks after an order, with its number. */
export function ConfirmationView({
  orderId,
  texts = confirmationTexts,
  children,
}: ConfirmationViewProps): ReactElement {
  return (
    <div className="torg-confirmation-view">
      <span className="torg-confirmation-view__sign">
        <Icon icon={successIcon} />
      </span>
      <h1>{texts.heading}</h1>
      <p className="torg-confirmation-view__number">{texts.orderNumber(orderId)}</p>
      <p>{texts.hint}</p>
      {children}
      <LinkButton href="/">{texts.keepShopping}</LinkButton>
    </div>
  );
}
