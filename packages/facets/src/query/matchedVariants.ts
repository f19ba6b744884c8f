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
  const found = isAny ? Array.from({ length: end - first }, (_, place) => first + place) : scan.matching(row);
  const range = pricesOfVariants(found, rows);
  const byPrice = found.sort((one, other) => (prices[one] ?? noPrice) - (prices[other] ?? noPrice) || one - other);
  return {
    ids: byPrice.map((variant) => ids[variant] ?? 0),
    isAll: found.length === end - first,
    prices: range.min > range.max ? null : range,
  };
}
