import { distanceBetween, type Place } from "./distance.ts";

/** Maximum number of places, and their maximum distance. */
export interface NearbyLimits {
  readonly limit: number;
  readonly withinKm: number;
}

/** The nearest places with their distance in kilometres, nearest first, up to the limits. */
export function nearestPlaces<P extends { readonly lat: number; readonly lng: number }>(
  places: readonly P[],
  from: Place,
  { limit, withinKm }: NearbyLimits,
): readonly (P & { readonly distanceKm: number })[] {
  return places
    .map((place) => ({ ...place, distanceKm: distanceBetween(from, { latitude: place.lat, longitude: place.lng }) }))
    .filter(({ distanceKm }) => distanceKm <= withinKm)
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, limit);
}
