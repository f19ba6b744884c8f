import type { Store } from "./store.ts";

/** A place on earth in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The distance in kilometres that a store without coordinates counts as, so that it comes last. */
export const unknownDistance = 10_000;

const earthRadius = 6371;

/** Gives the distance between two places in kilometres along the great circle, rounded to metres. */
export function distanceBetween(from: Place, to: Place): number {
  const dLatitude = radians(to.latitude - from.latitude);
  const dLongitude = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLongitude / 2) ** 2;
  // Rounding may lift the chord of opposite places a hair above 1, of which there is no arc sine.
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord))) * 1000) / 1000;
}

/** Gives the distance to a store in kilometres; 10 000 when it has no coordinates. */
export function distanceTo({ lat, lng }: Pick<Store, "lat" | "lng">, from: Place): number {
  return lat === null || lng === null ? unknownDistance : distanceBetween(from, { latitude: lat, longitude: lng });
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
