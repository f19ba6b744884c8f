/** What happened in the shop on one day. */
export interface DayFigures {
  /** `2026-11-23`, by the clock of the shop. */
  readonly day: string;
  /** Orders that came in and were not called off, by their payment or all of them before anything left. */
  readonly orders: number;
  /** What they cost, with VAT and what gift cards paid of it, less what was cancelled, came back or was lowered since. */
  readonly turnoverOre: number;
  /**
   * Carts that goods were put into: one that became an order on the day of its order, called off or not, another on the
   * day it was begun, emptied or not. One that became a quote is none.
   */
  readonly carts: number;
}

/** The sums of some days. */
export function sumOfDays(days: readonly DayFigures[]): Omit<DayFigures, "day"> {
  return days.reduce(
    (sum, { orders, turnoverOre, carts }) => ({
      orders: sum.orders + orders,
      turnoverOre: sum.turnoverOre + turnoverOre,
      carts: sum.carts + carts,
    }),
    { orders: 0, turnoverOre: 0, carts: 0 },
  );
}

/** How many of a hundred carts became an order; null where there was none. */
export function conversionPercent({ orders, carts }: Pick<DayFigures, "orders" | "carts">): number | null {
  return carts === 0 ? null : Math.round((100 * Math.min(orders, carts)) / carts);
}

/** How long the bar of a value is beside the longest, in percent; what is more than nothing is never invisible. */
export function barPercent(value: number, longest: number): number {
  return value <= 0 || longest <= 0 ? 0 : Math.max(2, Math.round((100 * value) / longest));
}
