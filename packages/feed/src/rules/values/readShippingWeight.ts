import { readMeasure } from "./readMeasure.ts";

const gramsOf: ReadonlyMap<string, number> = new Map([
  ["g", 1],
  ["kg", 1000],
  ["oz", 28.349_523_125],
  ["lb", 453.592_37],
]);

/** The largest weight that the format allows, in grams. */
const heaviest = 1_000_000;

/**
 * Parses a weight such as `1.5 kg` as whole grams, rounded up; null if it is not a weight, below zero or above a tonne.
 */
export function readShippingWeight(text: string): number | null {
  const measure = readMeasure(text);
  const factor = gramsOf.get(measure?.unit.toLowerCase() ?? "");
  if (measure === null || factor === undefined) return null;
  const grams = Math.ceil(Number((measure.number * factor).toPrecision(12)));
  return grams >= 0 && grams <= heaviest ? grams : null;
}
