/** The scale of stars. */
export const ratings = [1, 2, 3, 4, 5] as const;

/** A rating: from 1, the worst, to 5, the best. */
export type Rating = (typeof ratings)[number];

/** A customer's review of a product. */
export interface Review {
  readonly id: number;
  readonly reviewer: string;
  readonly rating: number;
  readonly text: string;
  /** ISO date; any other text is shown as is. */
  readonly date: string;
  /** The store it was written in; null when not in a store. */
  readonly storeName: string | null;
  /** Whether the shop knows that the reviewer bought the product; shown only when true. */
  readonly isVerifiedPurchase?: boolean | undefined;
  /** The shop's answer; empty or absent: none. */
  readonly answer?: string | undefined;
}

/** Whether a number is a rating. */
export function isRating(value: number): value is Rating {
  return ratings.some((rating) => rating === value);
}

/** How much of the five stars a score fills, in percent: 86 for 4.3. A score outside the scale is clamped. */
export function filledPercent(score: number): number {
  const filled = Math.round((score / ratings.length) * 100);
  return Number.isNaN(filled) ? 0 : Math.min(100, Math.max(0, filled));
}

/** How many of the raters are known to have bought the product. */
export type VerifiedPurchases = "all" | "some" | "none";
