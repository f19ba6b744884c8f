/** What a shop promises of the delivery of one piece of a product, by its way of delivery that costs least. */
export interface DeliveryPromise {
  /** What the way is called. */
  readonly wayName: string;
  /** With VAT, for this piece alone. */
  readonly priceOre: number;
  /** From which sum of goods on it costs nothing; null: never, or it costs nothing anyway. */
  readonly freeFromOre: number | null;
  /** Working days from the order; null: the shop promises none, as for goods that it has to order. */
  readonly days: { readonly from: number; readonly to: number } | null;
  /** Between which days it arrives (`2026-11-25`), as of today; null where the postal code is not known. */
  readonly dates: { readonly from: string; readonly to: string; readonly today: string } | null;
  /** Where to; null: not known, and the promise is the shop's general one. */
  readonly postalCode: string | null;
  /** It is sent as data, and no carrier brings it. */
  readonly isDigital: boolean;
}

const dayMs = 86_400_000;

/** Whether the names of its weekdays alone say when goods arrive: all of them lie within a week from today. */
export function isWithinWeek({ to, today }: NonNullable<DeliveryPromise["dates"]>): boolean {
  return Date.parse(to) - Date.parse(today) < 7 * dayMs;
}
