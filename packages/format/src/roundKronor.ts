import { roundHalfAway } from "./roundHalfAway.ts";

/** Rounds kronor to whole kronor, halves away from zero, as a shown price is rounded. */
export function roundKronor(kronor: number): number {
  return roundHalfAway(kronor);
}
