import type { CreditCampaign, CreditTerms } from "./CreditCampaign.ts";
import { effectiveRate } from "./effectiveRate.ts";
import { equalPayments, paymentPlan, type EqualPayments } from "./paymentPlan.ts";

/** What the law wants beside every figure of credit. */
export interface CreditExample extends CreditTerms {
  /** Per cent a year, two decimals. */
  readonly effectiveRate: number;
  readonly payments: readonly EqualPayments[];
}

/** Gives the representative example of a campaign; null where something that belongs to it is not known or wrong. */
export function creditExample({ terms, monthlyCost }: CreditCampaign): CreditExample | null {
  if (terms === null || terms.creditor === "") return null;
  const { total, months, amount } = terms;
  const plan = paymentPlan({ total, monthlyCost, months });
  const rate = plan === null ? null : effectiveRate(amount, plan);
  if (plan === null || rate === null) return null;
  return { ...terms, effectiveRate: Math.round(rate * 10_000) / 100, payments: equalPayments(plan) };
}
