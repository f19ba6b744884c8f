import type { CreditTerms } from "./CreditCampaign.ts";

/** The input for calculating a monthly cost. */
export type CostFacts = Pick<CreditTerms, "amount" | "months" | "interestRate" | "initialFee" | "notificationFee">;

/**
 * Calculates the monthly cost in whole kronor, rounded up so that the last payment is never the largest: equal payments
 * with interest, the initial fee divided among them, plus the fee of each payment.
 */
export function monthlyCost({ amount, months, interestRate, initialFee, notificationFee }: CostFacts): number {
  const lent = amount + initialFee;
  const rate = interestRate / 100 / 12;
  // Uses expm1 and log1p so that a very small rate is not lost to floating-point rounding.
  const payment = rate === 0 ? lent / months : (lent * rate) / -Math.expm1(-months * Math.log1p(rate));
  // Subtracts a millionth of a krona to absorb floating-point errors.
  return Math.ceil(payment + notificationFee - 1e-6);
}
