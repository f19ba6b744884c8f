import type { Place } from "./placesOf.ts";

/**
 * The places that words have to name. A letter is kept and has to say what it is about, so all of its places but those
 * of its subject and of its greeting; elsewhere a shop may say less than is usual.
 */
export function neededPlaces(path: readonly string[], places: readonly Place[]): readonly Place[] {
  const mayBeShort = path[0] !== "letters" || path.some((name) => /subject|hello/i.test(name));
  return mayBeShort ? [] : places;
}
