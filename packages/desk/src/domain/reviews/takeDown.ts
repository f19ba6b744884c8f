/**
 * Grounds for taking a review down: its content, never its rating (marknadsforingslagen, blacklist 23 b and c: reviews
 * must not be selected).
 */
export const takedownReasons = ["insult", "personal-data", "advertising", "not-about-product", "unlawful"] as const;

/** Why a review was taken down. */
export type TakedownReason = (typeof takedownReasons)[number];

/** Parses a ground; null for an unknown one. */
export function parseTakedownReason(text: string): TakedownReason | null {
  return takedownReasons.find((ground) => ground === text) ?? null;
}

/** The longest answer of the shop to a review, in characters. */
export const maxReviewAnswerLength = 2000;

/** Filters of the review list, the default first. */
export const reviewFilters = ["unanswered", "all", "taken-down"] as const;

/** Which reviews are listed: unanswered ones with text, all shown ones, or those taken down. */
export type ReviewFilter = (typeof reviewFilters)[number];

/** Parses a filter; anything unknown gives the default. */
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
  /** Whether the reviewer has bought the product here. */
  readonly isVerified: boolean;
  /** The shop's answer; empty: none. */
  readonly answer: string;
  /** Why it was taken down; null: it is shown. */
  readonly takenDown: TakedownReason | null;
}
