import { isRating, type Rating, ratings } from "./review.ts";
import { type PageAddress, partsParameter } from "./reviewParts.ts";

/** Where the reviews of one rating are, and which of them are shown. */
export interface StarLinks {
  /** Null: all of them. */
  readonly chosen: Rating | null;
  readonly all: string;
  /** From one star to five. */
  readonly byStars: readonly string[];
}

/** Name of the parameter that says of which rating a page shows the reviews. */
const parameter = "stjarnor";

/** Of which rating the address of a page asks for reviews; null: of every one. */
export function reviewStarsOf({ searchParams }: PageAddress): Rating | null {
  const stars = Number(new Map(searchParams).get(parameter) ?? "");
  return isRating(stars) ? stars : null;
}

/** Links to the page with the reviews of one rating, from the beginning; everything else of its address stays. */
export function starLinks(address: PageAddress): StarLinks {
  const kept = [...address.searchParams].filter(([name]) => name !== parameter && name !== partsParameter);
  const linkTo = (stars: Rating | null): string => {
    const fields = stars === null ? kept : [...kept, [parameter, String(stars)] as const];
    const query = fields.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join("&");
    return `${address.pathname}${query === "" ? "" : `?${query}`}#omdomen`;
  };
  return { chosen: reviewStarsOf(address), all: linkTo(null), byStars: ratings.map(linkTo) };
}
