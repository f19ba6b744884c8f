import { compareSwedish } from "@torg/format";
import { distanceTo, unknownDistance } from "./distance.ts";
import type { Place } from "./distance.ts";
import type { Store } from "./store.ts";

/** A store and its distance in kilometres. */
export type StoreAtDistance<S extends Store = Store> = S & { readonly distance: number };

/**
 * Sorts stores for a place: those with the product in stock first, then by availability of the product, distance and
 * name. Unknown values compare as equal.
 */
export function sortStores<S extends Store>(stores: readonly S[], from: Place): readonly StoreAtDistance<S>[] {
  return stores.map((store) => ({ ...store, distance: distanceTo(store, from) })).sort(compareStores);
}

/** The distance of a store in kilometres; null if it was not sorted for a place or has no coordinates. */
export function distanceOf(store: Store & { readonly distance?: number }): number | null {
  return store.distance === undefined || store.distance === unknownDistance ? null : store.distance;
}

function compareStores(a: StoreAtDistance, b: StoreAtDistance): number {
  return (
    Number(b.hasProduct ?? false) - Number(a.hasProduct ?? false) ||
    (a.productOrder ?? 0) - (b.productOrder ?? 0) ||
    a.distance - b.distance ||
    compareSwedish(a.name, b.name)
  );
}
