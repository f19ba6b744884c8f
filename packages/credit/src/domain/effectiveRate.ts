/** A payment of the borrower. */
export interface CreditPayment {
  /** Months after the money was lent. */
  readonly month: number;
  /** Kronor, fees included. */
  readonly amount: number;
}

/** The highest rate that is looked for: 10 000 % a year. */
const highest = 100;

/** What payments are worth on the first day at a rate a year. */
function presentValue(payments: readonly CreditPayment[], rate: number): number {
  return payments.reduce((sum, { month, amount }) => sum + amount / (1 + rate) ** (month / 12), 0);
}

/**
 * Gives the effective rate a year as a share (0.11 is 11 %): the rate at which the payments are worth what was lent on
 * the first day. Months count as twelfths of a year, as annex I of the directives on consumer credit counts them. Null
 * where nothing is lent, less is paid back than was lent, or the rate is beyond 10 000 %.
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
