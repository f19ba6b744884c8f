import type { MoreReviewsForm } from "@torg/reviews";

/** Name of the parameter that says how many parts of the reviews a page shows. */
const parameter = "omdomen";

/** Parts that a page shows at most; whoever runs scripts reads on from there. */
export const mostReviewParts = 10;

/** How many parts of a product's reviews the address of its page asks for: at least one. */
export function reviewPartsOf(path: string): number {
  const value = new URL(path, "http://localhost").searchParams.get(parameter) ?? "";
  return /^[1-9]\d{0,2}$/.test(value) ? Math.min(Number(value), mostReviewParts) : 1;
}

/** The form that asks for the page with one part more, at its reviews; everything else of the address stays. */
export function moreReviewsForm(path: string): MoreReviewsForm {
  const { pathname, searchParams } = new URL(path, "http://localhost");
  const fields = { ...Object.fromEntries(searchParams), [parameter]: String(reviewPartsOf(path) + 1) };
  return { action: `${pathname}#omdomen`, fields };
}
