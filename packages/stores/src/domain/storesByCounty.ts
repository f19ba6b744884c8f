import { compareSwedish } from "@torg/format";
import type { Store } from "./store.ts";

/** Lists up to this length are read through without counties. */
const mostWithoutCounties = 12;

/** The stores of one county. */
export interface CountyStores<S extends Store = Store> {
  /** Its letters; null for stores whose county nobody knows. */
  readonly county: string | null;
  readonly stores: readonly S[];
}

/**
 * Stores by county, for a list that is longer than a person reads through: counties by the names that `nameOf` gives
 * them, what is in none last, the stores of each in the order in which they came. None where the list is short or all of
 * it lies in one county.
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
