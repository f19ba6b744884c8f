import type { CreditPayment } from "./effectiveRate.ts";

/** The total to pay and its parts. */
export interface PlanFacts {
  /** Kronor. */
  readonly total: number;
  /** Kronor. */
  readonly monthlyCost: number;
  readonly months: number;
}

/** Consecutive payments of the same amount. */
export interface EqualPayments {
  readonly count: number;
  /** Kronor. */
  readonly amount: number;
}

/**
 * Lists the payments month by month; the last one is the rest of the total, to the hundredth of a krona. Null if the
 * parts do not add up to the total, because some of the data is then wrong.
 */
export function paymentPlan({ total, monthlyCost, months }: PlanFacts): readonly CreditPayment[] | null {
  if (!Number.isInteger(months) || months < 1 || !(monthlyCost > 0)) return null;
  const last = Math.round((total - monthlyCost * (months - 1)) * 100) / 100;
  if (last <= 0 || last > monthlyCost) return null;
  return Array.from({ length: months }, (_, index) => ({
    month: index + 1,
    amount: index + 1 < months ? monthlyCost : last,
  }));
}

/** Groups consecutive payments of the same amount, as a text lists them. */
export function equalPayments(plan: readonly CreditPayment[]): readonly EqualPayments[] {
  const parts: EqualPayments[] = [];
  for (const { amount } of plan) {
    const last = parts.at(-1);
    if (last?.amount === amount) parts[parts.length - 1] = { count: last.count + 1, amount };
    else parts.push({ count: 1, amount });
  }
  return parts;
}
