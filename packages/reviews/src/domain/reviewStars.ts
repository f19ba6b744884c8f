import { isRating, type Rating, ratings } from "./review.ts";
import { type PageAddress, partsParameter } from "./reviewParts.ts";

/** Links to the reviews by rating, and the current choice. */
export interface StarLinks {
  /** Null: all of them. */
  readonly chosen: Rating | null;
  readonly all: string;
  /** From one star to five. */
  readonly byStars: readonly string[];
}

/** Name of the parameter that limits the reviews to one rating. */
const parameter = "stjarnor";

/** The rating that an address limits reviews to; null: no limit. */
export function reviewStarsOf({ searchParams }: PageAddress): Rating | null {
  const stars = Number(new Map(searchParams).get(parameter) ?? "");
  return isRating(stars) ? stars : null;
}

/** Links to the page with the reviews of one rating, from the first page on; the rest of the address stays. */
export function starLinks(address: PageAddress): StarLinks {
  const otherParameters = [...address.searchParams].filter(([name]) => name !== parameter && name !== partsParameter);
  const linkTo = (stars: Rating | null): string => {
    const fields = stars === null ? otherParameters : [...otherParameters, [parameter, String(stars)] as const];
    const query = fields.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join("&");
    return `${address.pathname}${query === "" ? "" : `?${query}`}#omdomen`;
  };
  return { chosen: reviewStarsOf(address), all: linkTo(null), byStars: ratings.map(linkTo) };
}
