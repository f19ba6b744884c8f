/** The scale of stars. */
export const ratings = [1, 2, 3, 4, 5] as const;

/** A rating: from 1, the worst, to 5, the best. */
export type Rating = (typeof ratings)[number];

/** What a customer wrote of a product. */
export interface Review {
  readonly id: number;
  readonly reviewer: string;
  readonly rating: number;
  readonly text: string;
  /** ISO date; other texts are shown as they are. */
  readonly date: string;
  /** Where it was written; null when not in a store. */
  readonly storeName: string | null;
  /** Whether the shop knows that the reviewer bought the product; shown only when true. */
  readonly isVerifiedPurchase?: boolean | undefined;
  /** What the shop has answered; empty or absent: nothing. */
  readonly answer?: string | undefined;
}

/** Says whether a number is a rating. */
export function isRating(value: number): value is Rating {
  return ratings.some((rating) => rating === value);
}

/** Gives how much of the five stars a score fills, in per cent: 86 for 4.3. A score beyond the scale is cut. */
export function filledPercent(score: number): number {
  const filled = Math.round((score / ratings.length) * 100);
  return Number.isNaN(filled) ? 0 : Math.min(100, Math.max(0, filled));
}

/** How many of the people behind ratings are known to have bought the product. */
export type VerifiedPurchases = "all" | "some" | "none";
