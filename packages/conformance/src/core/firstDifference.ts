import { isRecord } from "@torg/http";

/** The first place where two plain values differ, and the values there. */
export interface Difference {
  /** For example `lines[0].price`; empty for the whole value. */
  readonly place: string;
  readonly actual: unknown;
  readonly wanted: unknown;
}

/**
 * Finds the first place where two plain values differ; null when they are equal. Lists of different length differ as a
 * whole.
 */
export function firstDifference(actual: unknown, wanted: unknown, place = ""): Difference | null {
  if (Array.isArray(actual) && Array.isArray(wanted) && actual.length === wanted.length) {
    return firstOf(actual.keys(), (index) => firstDifference(actual[index], wanted[index], `${place}[${index}]`));
  }
  if (isRecord(actual) && isRecord(wanted)) {
    const names = new Set([...Object.keys(wanted), ...Object.keys(actual)]);
    const prefix = place === "" ? "" : `${place}.`;
    return firstOf(names, (name) => firstDifference(actual[name], wanted[name], `${prefix}${name}`));
  }
  return JSON.stringify(actual) === JSON.stringify(wanted) ? null : { place, actual, wanted };
}

function firstOf<T>(items: Iterable<T>, find: (item: T) => Difference | null): Difference | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
