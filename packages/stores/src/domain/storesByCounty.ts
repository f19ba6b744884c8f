import { compareSwedish } from "@torg/format";
import type { Store } from "./store.ts";

/** Lists up to this length are not grouped by county. */
const mostWithoutCounties = 12;

/** The stores of one county. */
export interface CountyStores<S extends Store = Store> {
  /** Its letters; null for stores of unknown county. */
  readonly county: string | null;
  readonly stores: readonly S[];
}

/**
 * Groups a long list of stores by county: counties sorted by the names from `nameOf`, those without a county last, and
 * the stores of each in their given order. Empty if the list is short or all in one county.
 */
export function storesByCounty<S extends Store>(
  stores: readonly S[],
  nameOf: (county: string) => string,
): readonly CountyStores<S>[] {
  if (stores.length <= mostWithoutCounties) return [];
  const counties = [...new Set(stores.map(countyOf))];
  if (counties.length < 2) return [];
  return counties
    .toSorted((a, b) => compareCounties(a, b, nameOf))
    .map((county) => ({ county, stores: stores.filter((store) => countyOf(store) === county) }));
}

const countyOf = ({ county }: Store): string | null => county ?? null;

function compareCounties(a: string | null, b: string | null, nameOf: (county: string) => string): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareSwedish(nameOf(a), nameOf(b));
}
