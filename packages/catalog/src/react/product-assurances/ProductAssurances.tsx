import { cardIcon, Icon, PaymentMarks, type PaymentWay, returnIcon, shieldIcon } from "@torg/ui";
import type { ReactElement } from "react";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** Props of ProductAssurances. */
export interface ProductAssurancesProps {
  /** Within how many days a purchase may be called off, and where that is told; null: nothing is said of it. */
  readonly returns: { readonly days: number; readonly address: string } | null;
  /** Where the legal guarantee is told; null: nothing is said of it. */
  readonly guaranteeAddress: string | null;
  /** The ways to pay in the order of the checkout; their names, or what their marks show. */
  readonly waysToPay: readonly (PaymentWay | string)[];
}

/** What a buyer may count on, in short beside the buy button: calling off, the guarantee, and how one pays. */
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
          <PaymentMarks ways={waysToPay} aria-label={texts.waysToPay} />
        </li>
      )}
    </ul>
  );
}
