import type { Range } from "./filterSelection.ts";

/** The number in a specification value, with decimal point or comma; null if it is not a number. */
export function numericValue(value: string): number | null {
  const number = Number(value.trim().replace(",", "."));
  return value.trim() === "" || !Number.isFinite(number) ? null : number;
}

/** The bounds of an interval group: its lowest value rounded down and its highest rounded up; null without values. */
export function intervalBounds(rows: readonly { readonly value: string }[]): Range | null {
  const numbers = rows.flatMap((row) => numericValue(row.value) ?? []);
  if (numbers.length === 0) return null;
  const lowest = numbers.reduce((lowestSoFar, number) => Math.min(lowestSoFar, number));
  const highest = numbers.reduce((highestSoFar, number) => Math.max(highestSoFar, number));
  return { min: Math.floor(lowest), max: Math.ceil(highest) };
}
