import type { CreditTerms } from "./CreditCampaign.ts";

/** What a monthly cost is counted from. */
export type CostFacts = Pick<CreditTerms, "amount" | "months" | "interestRate" | "initialFee" | "notificationFee">;

/**
 * Counts the monthly cost in whole kronor, rounded up so that the last payment is never the largest: equal payments
 * with interest, the first fee shared among them, the fee of each payment on top.
 */
export function monthlyCost({ amount, months, interestRate, initialFee, notificationFee }: CostFacts): number {
  const lent = amount + initialFee;
  const rate = interestRate / 100 / 12;
  // Written so that a very small rate does not drown in the rounding of fractions.
  const payment = rate === 0 ? lent / months : (lent * rate) / -Math.expm1(-months * Math.log1p(rate));
  // A millionth of a krona is what counting with fractions leaves behind.
  return Math.ceil(payment + notificationFee - 1e-6);
}
