import type { Place } from "../distance.ts";
import type { Store } from "../store.ts";

/** What a map shows: one place at a zoom, or several places no closer than a zoom. */
export type MapView =
  | { readonly kind: "place"; readonly centre: Place; readonly zoom: number }
  | { readonly kind: "fit"; readonly places: readonly Place[]; readonly maxZoom: number };

/** The middle of Sweden. */
export const defaultCentre: Place = { latitude: 62, longitude: 15 };

/** Zooms of the store map: on its own, in the finder, closest when several stores are fitted, and for one store. */
export const mapZoom = { standard: 4, finder: 6, max: 8, single: 14 } as const;

/** Chooses what the map shows for the stores of a list; stores without coordinates have no place on it. */
export function mapView(stores: readonly Pick<Store, "lat" | "lng">[]): MapView {
  const places = stores.flatMap(({ lat, lng }) =>
    lat === null || lng === null ? [] : [{ latitude: lat, longitude: lng }],
  );
  const [first, ...others] = places;
  if (first === undefined) return { kind: "place", centre: defaultCentre, zoom: mapZoom.standard };
  if (others.length === 0) return { kind: "place", centre: first, zoom: mapZoom.single };
  return { kind: "fit", places, maxZoom: mapZoom.max };
}

/** What the map of the store finder shows first: all of Sweden. */
export const finderView: MapView = { kind: "place", centre: defaultCentre, zoom: mapZoom.finder };

/** Draws a view back to where the shop's own outline still shows something: it has a coast and places, but no streets. */
export function withoutStreets(view: MapView): MapView {
  return view.kind === "place" ? { ...view, zoom: Math.min(view.zoom, mapZoom.max) } : view;
}

/**
 * Chooses what the map on the page of one store shows first: its streets where there are tiles, else the country around
 * it. A store without coordinates has no view of its own.
 */
export function storeView(store: Pick<Store, "lat" | "lng">, hasTiles: boolean): MapView {
  return hasTiles ? mapView([store]) : withoutStreets(mapView([store]));
}
