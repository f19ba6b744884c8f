import type { Rows } from "../build/catalogue.ts";
import { noPrice } from "../build/readRecords.ts";
import type { MatchedVariants } from "../facetResult.ts";
import { pricesOfVariants } from "./pricesOf.ts";
import type { VariantScan } from "./scanVariants.ts";

/** The matching variants of a matching row; null for a product without variants. */
export function matchedVariants(rows: Rows, row: number, scan: VariantScan | null): MatchedVariants | null {
  const { starts, ids, prices } = rows.variants;
  const first = starts[row] ?? 0;
  const end = starts[row + 1] ?? 0;
  if (first === end) return null;
  const isAny = scan === null || !scan.isMixed(row);
  const variants = isAny ? Array.from({ length: end - first }, (_, index) => first + index) : scan.matching(row);
  const range = pricesOfVariants(variants, rows);
  const byPrice = variants.sort(
    (variant, other) => (prices[variant] ?? noPrice) - (prices[other] ?? noPrice) || variant - other,
  );
  return {
    ids: byPrice.map((variant) => ids[variant] ?? 0),
    isAll: variants.length === end - first,
    prices: range.min > range.max ? null : range,
  };
}
