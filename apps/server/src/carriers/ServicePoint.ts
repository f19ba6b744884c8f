import type { OpeningHours } from "@torg/stores/domain";

/** Where goods are to go. */
export interface Destination {
  readonly countryCode: string;
  /** Digits alone. */
  readonly postalCode: string;
}

/** A place where a carrier leaves parcels. */
export interface ServicePoint {
  readonly id: string;
  readonly name: string;
  /** Street and number, or "". */
  readonly address: string;
  /** As it is shown: `981 31`. */
  readonly zip: string;
  readonly city: string;
  /** How far from where the goods are to go; null: not known. */
  readonly distanceKm: number | null;
  readonly hours: OpeningHours | null;
}

/** Finds the places near a destination, nearest first. Rejects with a `ProviderError` when who is asked does not answer. */
export type FindPoints = (to: Destination) => Promise<readonly ServicePoint[]>;

/**
 * What is known of the places near a destination. `none`: there is no place near enough; `unknown`: nobody could tell, and
 * the carrier picks the place.
 */
export type PointsAnswer =
  | { readonly state: "found"; readonly points: readonly ServicePoint[] }
  | { readonly state: "none" | "unknown" };

/** How many places are offered, and how far away the last of them may be. */
export const pointNearness = { limit: 5, withinKm: 50 } as const;
