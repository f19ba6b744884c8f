import type { Matches } from "./matches.ts";
import { unmatched, type VariantScan } from "./scanVariants.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Separates the rows whose variants are all treated alike from the others, and checks the variants of the latter.
 * Before this, matches combine all variants of a product, which gives too many matches but never too few.
 */
export function checkMixed(matches: Matches, workspace: Workspace, scan: VariantScan): Matches {
  const { flags, rows, mixed, mixedPrices, near, nearFilters } = workspace;
  const matchedRows = matches.rows ?? rows.subarray(0, 0);
  let plainTotal = 0;
  let mixedTotal = 0;
  const checkVariants = (row: number): void => {
    const price = scan.count(row);
    if (price === unmatched) {
      if (matches.full > 0) flags[row] = 0;
      return;
    }
    mixed[mixedTotal] = row;
    mixedPrices[mixedTotal++] = price;
  };
  for (let index = 0; index < matchedRows.length; index += 1) {
    const row = matchedRows[index] ?? 0;
    if (scan.isMixed(row)) checkVariants(row);
    else rows[plainTotal++] = row;
  }
  let nearTotal = 0;
  for (let index = 0; index < matches.near.length; index += 1) {
    const row = matches.near[index] ?? 0;
    if (scan.isMixed(row)) {
      checkVariants(row);
      continue;
    }
    near[nearTotal] = row;
    nearFilters[nearTotal++] = matches.nearFilters[index] ?? 0;
  }
  const matched = mixed.subarray(0, mixedTotal);
  rows.set(matched, plainTotal);
  return {
    ...matches,
    total: plainTotal + mixedTotal,
    rows: rows.subarray(0, plainTotal + mixedTotal),
    plain: rows.subarray(0, plainTotal),
    mixed: matched,
    mixedPrices: mixedPrices.subarray(0, mixedTotal),
    near: near.subarray(0, nearTotal),
    nearFilters: nearFilters.subarray(0, nearTotal),
  };
}
