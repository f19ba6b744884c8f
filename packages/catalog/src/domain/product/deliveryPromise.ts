import { millisecondsPerDay } from "@torg/format";

/** The promised delivery of one piece of a product, by the cheapest delivery option. */
export interface DeliveryPromise {
  /** Name of the delivery option. */
  readonly wayName: string;
  /** Including VAT, for this piece alone. */
  readonly priceOre: number;
  /** Order value from which delivery is free; null: never, or it is free anyway. */
  readonly freeFromOre: number | null;
  /** Working days from the order; null: no promise, for example for goods that the shop has to order. */
  readonly days: { readonly from: number; readonly to: number } | null;
  /** First and last day of arrival (`2026-11-25`), as of today; null if the postal code is unknown. */
  readonly dates: { readonly from: string; readonly to: string; readonly today: string } | null;
  /** Destination; null: unknown, and the promise is the shop's general one. */
  readonly postalCode: string | null;
  /** Delivered electronically, without a carrier. */
  readonly isDigital: boolean;
}

/** Whether weekday names are enough to say when goods arrive: all days are within a week from today. */
export function isWithinWeek({ to, today }: NonNullable<DeliveryPromise["dates"]>): boolean {
  return Date.parse(to) - Date.parse(today) < 7 * millisecondsPerDay;
}
