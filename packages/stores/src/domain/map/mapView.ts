import type { Place } from "../distance.ts";
import type { Store } from "../store.ts";

/** The part that a map shows: one place at a zoom level, or several places up to a zoom level. */
export type MapView =
  | { readonly kind: "place"; readonly centre: Place; readonly zoom: number }
  | { readonly kind: "fit"; readonly places: readonly Place[]; readonly maxZoom: number };

/** The middle of Sweden. */
export const defaultCentre: Place = { latitude: 62, longitude: 15 };

/** Zoom levels of the store map: default, in the finder, maximum when fitting several stores, and for one store. */
export const mapZoom = { standard: 4, finder: 6, max: 8, single: 14 } as const;

/** The map view for a list of stores; stores without coordinates are ignored. */
export function mapView(stores: readonly Pick<Store, "lat" | "lng">[]): MapView {
  const places = stores.flatMap(({ lat, lng }) =>
    lat === null || lng === null ? [] : [{ latitude: lat, longitude: lng }],
  );
  const [first, ...others] = places;
  if (first === undefined) return { kind: "place", centre: defaultCentre, zoom: mapZoom.standard };
  if (others.length === 0) return { kind: "place", centre: first, zoom: mapZoom.single };
  return { kind: "fit", places, maxZoom: mapZoom.max };
}

/** The initial view of the store finder: all of Sweden. */
export const finderView: MapView = { kind: "place", centre: defaultCentre, zoom: mapZoom.finder };

/**
 * Limits the zoom to levels where the shop's own outline still shows something: it has coasts and places, but no
 * streets.
 */
export function limitZoomToOutline(view: MapView): MapView {
  return view.kind === "place" ? { ...view, zoom: Math.min(view.zoom, mapZoom.max) } : view;
}

/**
 * The initial view for the page of one store: its streets if there are tiles, else the country around it. For a store
 * without coordinates it is the default view.
 */
export function storeView(store: Pick<Store, "lat" | "lng">, hasTiles: boolean): MapView {
  return hasTiles ? mapView([store]) : limitZoomToOutline(mapView([store]));
}
