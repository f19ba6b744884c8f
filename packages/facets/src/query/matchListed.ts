import type { Rows } from "../build/catalogue.ts";
import { noPrice } from "../build/readRecords.ts";
import type { PriceRange } from "../facetResult.ts";
import type { Matches } from "./matches.ts";
import type { Filters } from "./readFilters.ts";
import { unmatched, type VariantScan } from "./scanVariants.ts";
import type { Workspace } from "./workspace.ts";

/** Whether some price of a row, if it has any, is within a range. */
function reaches({ prices, highPrices }: Rows, row: number, { min, max }: PriceRange): boolean {
  const low = prices[row] ?? noPrice;
  return low !== noPrice && low <= max && (highPrices[row] ?? 0) >= min;
}

/**
 * Finds the listed rows that pass the filters by checking the codes of each row; for short lists, and for more filters
 * than flags can represent. The matches keep the order of the list.
 */
export function matchListed(
  catalogueRows: Rows,
  workspace: Workspace,
  {
    listed,
    filters,
    scan,
  }: { readonly listed: Uint32Array; readonly filters: Filters; readonly scan: VariantScan | null },
): Matches {
  const { starts, cells } = catalogueRows;
  const { rows, near, nearFilters, mixed, mixedPrices, filterOfCode } = workspace;
  const { byCode, price } = filters;
  const positionSum = (byCode.length * (byCode.length + 1)) / 2;
  const passedAt = new Uint32Array(byCode.length + 1);
  const plain = scan === null ? rows : new Uint32Array(listed.length);
  const totals = { rows: 0, plain: 0, mixed: 0, near: 0 };
  const checkVariants = (row: number): void => {
    const lowest = scan === null ? unmatched : scan.count(row);
    if (lowest === unmatched) return;
    rows[totals.rows++] = row;
    mixed[totals.mixed] = row;
    mixedPrices[totals.mixed++] = lowest;
  };
  for (const [index, row] of listed.entries()) {
    if (price !== null && !reaches(catalogueRows, row, price)) continue;
    let passed = 0;
    let passedSum = 0;
    const end = starts[row + 1] ?? 0;
    for (let cell = starts[row] ?? 0; cell < end; cell += 1) {
      const position = filterOfCode[cells[cell] ?? 0] ?? 0;
      // A filter that accepts two codes of the row counts once.
      if (position === 0 || passedAt[position] === index + 1) continue;
      passedAt[position] = index + 1;
      passed += 1;
      passedSum += position;
    }
    if (passed < byCode.length - 1) continue;
    if (scan?.isMixed(row) === true) checkVariants(row);
    else if (passed === byCode.length) {
      plain[totals.plain++] = row;
      rows[totals.rows++] = row;
    } else if (byCode[positionSum - passedSum - 1]?.dimension !== null) {
      near[totals.near] = row;
      nearFilters[totals.near++] = positionSum - passedSum;
    }
  }
  return {
    total: totals.rows,
    rows: rows.subarray(0, totals.rows),
    plain: plain.subarray(0, totals.plain),
    mixed: mixed.subarray(0, totals.mixed),
    mixedPrices: mixedPrices.subarray(0, totals.mixed),
    full: 0,
    first: 0,
    end: 0,
    ownCountsReady: false,
    near: near.subarray(0, totals.near),
    nearFilters: nearFilters.subarray(0, totals.near),
  };
}
