import { cardIcon, Icon, PaymentMarks, type PaymentOption, returnIcon, shieldIcon } from "@torg/ui";
import type { ReactElement } from "react";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** Props of ProductAssurances. */
export interface ProductAssurancesProps {
  /** The withdrawal period in days and the page about it; null: not mentioned. */
  readonly returns: { readonly days: number; readonly address: string } | null;
  /** The page about the legal guarantee; null: not mentioned. */
  readonly guaranteeAddress: string | null;
  /** The payment options in the order of the checkout: names, or the data of their logos. */
  readonly waysToPay: readonly (PaymentOption | string)[];
}

/** Key assurances beside the buy button: right of withdrawal, legal guarantee and payment options. */
export function ProductAssurances(props: ProductAssurancesProps): ReactElement | null {
  const { returns, guaranteeAddress, waysToPay } = props;
  const { assurances: texts } = useLaterCatalogTexts("product");
  if (returns === null && guaranteeAddress === null && waysToPay.length === 0) return null;
  return (
    <ul className="torg-product-assurances" aria-label={texts.label}>
      {returns !== null && (
        <li>
          <Icon icon={returnIcon} />
          <a href={returns.address}>{texts.returns(returns.days)}</a>
        </li>
      )}
      {guaranteeAddress !== null && (
        <li>
          <Icon icon={shieldIcon} />
          <a href={guaranteeAddress}>{texts.guarantee}</a>
        </li>
      )}
      {waysToPay.length > 0 && (
        <li>
          <Icon icon={cardIcon} />
          <PaymentMarks options={waysToPay} aria-label={texts.waysToPay} />
        </li>
      )}
    </ul>
  );
}
