import type { CreditPayment } from "./effectiveRate.ts";

/** What is paid in all, and in which parts. */
export interface PlanFacts {
  /** Kronor. */
  readonly total: number;
  /** Kronor. */
  readonly monthlyCost: number;
  readonly months: number;
}

/** Payments of one size that follow each other. */
export interface EqualPayments {
  readonly count: number;
  /** Kronor. */
  readonly amount: number;
}

/**
 * Lists the payments month by month; the last one is what remains of the total, to the hundredth of a krona. Null where the parts do not
 * make up the total: then somebody has told something wrong.
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

/** Puts payments of one size that follow each other together, as a text names them. */
export function equalPayments(plan: readonly CreditPayment[]): readonly EqualPayments[] {
  const parts: EqualPayments[] = [];
  for (const { amount } of plan) {
    const last = parts.at(-1);
    if (last?.amount === amount) parts[parts.length - 1] = { count: last.count + 1, amount };
    else parts.push({ count: 1, amount });
  }
  return parts;
}
