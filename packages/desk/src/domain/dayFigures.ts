/** The figures of the shop for one day. */
export interface DayFigures {
  /** `2026-11-23`, in the shop's time zone. */
  readonly day: string;
  /** Orders received and not cancelled: neither by a reversed payment, nor completely before anything was shipped. */
  readonly orders: number;
  /** Their total, with VAT and the part paid by gift cards, less later cancellations, returns and reductions. */
  readonly turnoverOre: number;
  /**
   * Carts that received goods. A cart that became an order counts on the day of the order, cancelled or not; any other
   * on the day it was started, emptied or not. Carts that became a quote do not count.
   */
  readonly carts: number;
}

/** The sums over some days. */
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

/** The percentage of carts that became an order; null when there were no carts. */
export function conversionPercent({ orders, carts }: Pick<DayFigures, "orders" | "carts">): number | null {
  return carts === 0 ? null : Math.round((100 * Math.min(orders, carts)) / carts);
}

/** The length of a value's bar relative to the longest, in percent; any value above zero stays visible. */
export function barPercent(value: number, longest: number): number {
  return value <= 0 || longest <= 0 ? 0 : Math.max(2, Math.round((100 * value) / longest));
}
