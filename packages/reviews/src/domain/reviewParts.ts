/** A form that asks for the page again with more of the list. */
export interface MoreReviewsForm {
  /** Address of the page, where the list stands. */
  readonly action: string;
  /** What the form sends; the last value says how much of the list is wanted. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What is read of the address of a page; `new URL(…)` suits. */
export interface PageAddress {
  readonly pathname: string;
  readonly searchParams: Iterable<readonly [string, string]>;
}

/** Name of the parameter that says how many parts of the reviews a page shows. */
export const partsParameter = "omdomen";

/** Parts that a page shows at most; whoever runs scripts reads on from there. */
export const mostReviewParts = 10;

/** How many parts of a product's reviews the address of its page asks for: at least one. */
export function reviewPartsOf({ searchParams }: PageAddress): number {
  const value = new Map(searchParams).get(partsParameter) ?? "";
  return /^[1-9]\d{0,2}$/.test(value) ? Math.min(Number(value), mostReviewParts) : 1;
}

/** The form that asks for the page with one part more, at its reviews; everything else of the address stays. */
export function moreReviewsForm(address: PageAddress): MoreReviewsForm {
  const fields = { ...Object.fromEntries(address.searchParams), [partsParameter]: String(reviewPartsOf(address) + 1) };
  return { action: `${address.pathname}#omdomen`, fields };
}
