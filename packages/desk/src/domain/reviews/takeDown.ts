/**
 * Why a review may be taken down: because of what it is, and never because of its grade (marknadsforingslagen,
 * blacklist 23 b and c: reviews are not to be chosen among).
 */
export const takeDownGrounds = ["insult", "personal-data", "advertising", "not-about-product", "unlawful"] as const;

/** Why a review was taken down. */
export type TakeDownGround = (typeof takeDownGrounds)[number];

/** Reads a ground; null for what is none. */
export function readTakeDownGround(text: string): TakeDownGround | null {
  return takeDownGrounds.find((ground) => ground === text) ?? null;
}

/** The longest answer of the shop to a review, in characters. */
export const longestReviewAnswer = 2000;

/** Which reviews a list at the desk has, the first being the usual one. */
export const reviewFilters = ["unanswered", "all", "taken-down"] as const;

/** Which reviews a list has: those with words that nobody has answered, all that are shown, or those taken down. */
export type ReviewFilter = (typeof reviewFilters)[number];

/** Reads a filter; what is none is the usual one. */
export function readReviewFilter(text: string): ReviewFilter {
  return reviewFilters.find((filter) => filter === text) ?? "unanswered";
}

/** A review at the desk. */
export interface DeskReview {
  readonly id: number;
  readonly product: string;
  /** The address of the product's page. */
  readonly url: string;
  readonly reviewer: string;
  readonly rating: number;
  readonly text: string;
  /** `2026-11-23`. */
  readonly date: string;
  /** Whether whoever wrote it has bought the product here. */
  readonly isVerified: boolean;
  /** What the shop has answered; empty: nothing. */
  readonly answer: string;
  /** Why it was taken down; null: it is shown. */
  readonly takenDown: TakeDownGround | null;
}
