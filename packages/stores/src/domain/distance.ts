import type { Store } from "./store.ts";

/** A place on earth in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The distance in kilometres that sorts a store without coordinates last. */
export const unknownDistance = 10_000;

const earthRadius = 6371;

/** The great-circle distance between two places in kilometres, rounded to metres. */
export function distanceBetween(from: Place, to: Place): number {
  const dLatitude = radians(to.latitude - from.latitude);
  const dLongitude = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLongitude / 2) ** 2;
  // For opposite places, rounding may lift the chord slightly above 1, where asin gives NaN.
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord))) * 1000) / 1000;
}

/** The distance to a store in kilometres; 10 000 if it has no coordinates. */
export function distanceTo({ lat, lng }: Pick<Store, "lat" | "lng">, from: Place): number {
  return lat === null || lng === null ? unknownDistance : distanceBetween(from, { latitude: lat, longitude: lng });
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
