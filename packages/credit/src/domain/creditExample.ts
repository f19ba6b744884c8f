import type { CreditCampaign, CreditTerms } from "./CreditCampaign.ts";
import { effectiveRate } from "./effectiveRate.ts";
import { equalPayments, paymentPlan, type EqualPayments } from "./paymentPlan.ts";

/** The example that the law requires next to every credit figure. */
export interface CreditExample extends CreditTerms {
  /** Percent per year, two decimals. */
  readonly effectiveRate: number;
  readonly payments: readonly EqualPayments[];
}

/** Returns the representative example of a campaign; null if any of its data is missing or wrong. */
export function creditExample({ terms, monthlyCost }: CreditCampaign): CreditExample | null {
  if (terms === null || terms.creditor === "") return null;
  const { total, months, amount } = terms;
  const plan = paymentPlan({ total, monthlyCost, months });
  const rate = plan === null ? null : effectiveRate(amount, plan);
  if (plan === null || rate === null) return null;
  return { ...terms, effectiveRate: Math.round(rate * 10_000) / 100, payments: equalPayments(plan) };
}
