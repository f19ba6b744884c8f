import { readMeasure } from "../values/readMeasure.ts";

const clothesSizes = ["XXXS", "XXS", "XS", "S", "M", "L", "XL", "XXL", "2XL", "XXXL", "3XL", "4XL", "5XL", "6XL"];
const swedish = new Intl.Collator("sv", { numeric: true });

/** Sort rank of a value: clothing sizes first in their order, then amounts by size, then words. */
function rank(value: string): readonly [number, number] {
  const size = clothesSizes.indexOf(value.toUpperCase());
  if (size !== -1) return [0, size];
  const measure = readMeasure(value);
  return measure === null ? [2, 0] : [1, measure.base];
}

/**
 * Compares two values of a variant attribute as a shopper expects: XS before M, 512 GB before 1 TB, words in Swedish
 * order.
 */
export function compareVariantValues(first: string, second: string): number {
  const [kind, place] = rank(first);
  const [otherKind, otherPlace] = rank(second);
  return kind - otherKind || place - otherPlace || swedish.compare(first, second);
}
