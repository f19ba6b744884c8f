import { CreditOffer, LeasingWidget } from "@torg/credit";
import { hasCreditOffer } from "@torg/credit/domain";
import type { ComplianceProfile } from "@torg/compliance";
import type { ProductCredit } from "@torg/credit/domain";
import type { ReactNode } from "react";

/** Props of `ProductCreditPlace`. */
export interface ProductCreditPlaceProps {
  /** The lenders' offers; null when no lender was asked. */
  readonly credit: ProductCredit | null;
  readonly profile: ComplianceProfile;
  /** Address of the style sheet, which only products with an offer load. */
  readonly styles: string | undefined;
}

/**
 * Credit and leasing offers beside the price of a product, as the server knows them; renders nothing without an offer.
 */
export function ProductCreditPlace({ credit, profile, styles }: ProductCreditPlaceProps): ReactNode {
  if (!hasCreditOffer(credit)) return null;
  return (
    <>
      {styles === undefined ? null : <link rel="stylesheet" href={styles} />}
      <CreditOffer campaigns={credit.campaigns} profile={profile} />
      <LeasingWidget html={credit.leasing} />
    </>
  );
}
