import type { CreditCampaign } from "./CreditCampaign.ts";

/** What lenders offer for a product. */
export interface ProductCredit {
  readonly campaigns: readonly CreditCampaign[];
  /** The leasing widget as its server sent it; null when there is none. */
  readonly leasing: string | null;
}

/** Whether there is anything to show of what lenders offer for a product. */
export function hasCreditOffer(credit: ProductCredit | null): credit is ProductCredit {
  return credit !== null && (credit.campaigns.length > 0 || credit.leasing !== null);
}
