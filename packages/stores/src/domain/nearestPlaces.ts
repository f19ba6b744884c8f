import { distanceBetween, type Place } from "./distance.ts";

/** How many places are wanted, and from how far away. */
export interface Nearness {
  readonly limit: number;
  readonly withinKm: number;
}

/** The places that are nearest, each with its distance in kilometres, nearest first; what lies farther away is left out. */
export function nearestPlaces<P extends { readonly lat: number; readonly lng: number }>(
  places: readonly P[],
  from: Place,
  { limit, withinKm }: Nearness,
): readonly (P & { readonly distanceKm: number })[] {
  return places
    .map((place) => ({ ...place, distanceKm: distanceBetween(from, { latitude: place.lat, longitude: place.lng }) }))
    .filter(({ distanceKm }) => distanceKm <= withinKm)
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, limit);
}
