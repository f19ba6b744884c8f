/** A GET form that requests the page again with more of the list. */
export interface MoreReviewsForm {
  /** Address of the page with the list. */
  readonly action: string;
  /** The form's fields; the last one says how many pages of reviews to show. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The parts of a page's address that are read; `new URL(…)` fits. */
export interface PageAddress {
  readonly pathname: string;
  readonly searchParams: Iterable<readonly [string, string]>;
}

/** Name of the parameter for the number of review pages shown. */
export const partsParameter = "omdomen";

/** Most review pages shown at once; with script, more can be loaded from there. */
export const maxReviewParts = 10;

/** How many pages of reviews an address requests: at least one. */
export function reviewPartsOf({ searchParams }: PageAddress): number {
  const value = new Map(searchParams).get(partsParameter) ?? "";
  return /^[1-9]\d{0,2}$/.test(value) ? Math.min(Number(value), maxReviewParts) : 1;
}

/** The form that requests the page with one more page of reviews; the rest of the address stays. */
export function moreReviewsForm(address: PageAddress): MoreReviewsForm {
  const fields = { ...Object.fromEntries(address.searchParams), [partsParameter]: String(reviewPartsOf(address) + 1) };
  return { action: `${address.pathname}#omdomen`, fields };
}
