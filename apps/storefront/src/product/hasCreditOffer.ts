import type { ProductCredit } from "./loadCredit.ts";

/** Whether there is anything to show of what lenders offer for a product. */
export function hasCreditOffer(credit: ProductCredit | null): credit is ProductCredit {
  return credit !== null && (credit.campaigns.length > 0 || credit.leasing !== null);
}
