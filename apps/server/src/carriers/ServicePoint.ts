import type { OpeningHours } from "@torg/stores/domain";

/** The destination of a delivery. */
export interface Destination {
  readonly countryCode: string;
  /** Digits only. */
  readonly postalCode: string;
}

/** A place where a carrier's parcels can be picked up. */
export interface ServicePoint {
  readonly id: string;
  readonly name: string;
  /** Street and number, or "". */
  readonly address: string;
  /** Formatted: `981 31`. */
  readonly zip: string;
  readonly city: string;
  /** Distance from the destination in km; null = unknown. */
  readonly distanceKm: number | null;
  readonly hours: OpeningHours | null;
}

/**
 * Finds the places near a destination, nearest first. Rejects with a `ProviderError` when the carrier does not respond.
 */
export type FindPoints = (to: Destination) => Promise<readonly ServicePoint[]>;

/**
 * The known places near a destination. `none`: no place is near enough; `unknown`: nobody could tell, and the carrier
 * chooses the place.
 */
export type PointsAnswer =
  | { readonly state: "found"; readonly points: readonly ServicePoint[] }
  | { readonly state: "none" | "unknown" };

/** Most places offered, and the greatest distance in km. */
export const pointNearness = { limit: 5, withinKm: 50 } as const;
