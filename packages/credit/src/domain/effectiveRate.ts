/** A payment by the borrower. */
export interface CreditPayment {
  /** Months after the money was lent. */
  readonly month: number;
  /** Kronor, fees included. */
  readonly amount: number;
}

/** The highest rate considered: 10 000 % per year. */
const highest = 100;

/** The present value of payments on the first day at a yearly rate. */
function presentValue(payments: readonly CreditPayment[], rate: number): number {
  return payments.reduce((sum, { month, amount }) => sum + amount / (1 + rate) ** (month / 12), 0);
}

/**
 * Returns the effective yearly rate as a fraction (0.11 is 11 %): the rate at which the present value of the payments
 * on the first day equals the amount lent. Months count as twelfths of a year, as in annex I of the directives on
 * consumer credit. Null if nothing is lent, less is paid back than was lent, or the rate is above 10 000 %.
 */
export function effectiveRate(credit: number, payments: readonly CreditPayment[]): number | null {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  if (!(credit > 0) || !Number.isFinite(paid) || paid < credit || presentValue(payments, highest) > credit) return null;
  let low = 0;
  let high = highest;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(payments, middle) > credit) low = middle;
    else high = middle;
  }
  return paid === credit ? 0 : high;
}
