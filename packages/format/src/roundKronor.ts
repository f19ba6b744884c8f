import { roundHalfAway } from "./roundHalfAway.ts";

/** Rounds to whole kronor, halves away from zero, like a shown price. */
export function roundKronor(kronor: number): number {
  return roundHalfAway(kronor);
}
