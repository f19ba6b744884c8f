import type { Place } from "./placesOf.ts";

/**
 * The placeholders that a text must contain. A letter is kept for reference and must say what it is about, so it needs
 * all of them, except in its subject and greeting; elsewhere a shop may say less than the default.
 */
export function neededPlaces(path: readonly string[], places: readonly Place[]): readonly Place[] {
  const mayBeShort = path[0] !== "letters" || path.some((name) => /subject|hello/i.test(name));
  return mayBeShort ? [] : places;
}
