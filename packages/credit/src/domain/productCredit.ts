import type { CreditCampaign } from "./CreditCampaign.ts";

/** Lenders' offers for a product. */
export interface ProductCredit {
  readonly campaigns: readonly CreditCampaign[];
  /** The leasing widget's HTML from its server; null if there is none. */
  readonly leasing: string | null;
}

/** Whether there is any lender's offer to show for a product. */
export function hasCreditOffer(credit: ProductCredit | null): credit is ProductCredit {
  return credit !== null && (credit.campaigns.length > 0 || credit.leasing !== null);
}
