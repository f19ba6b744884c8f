import type { Rows } from "../build/catalogue.ts";
import type { Matches } from "./matches.ts";
import type { Filters } from "./readFilters.ts";
import type { Workspace } from "./workspace.ts";

function writeFilterOfCode({ byCode }: Filters, filterOfCode: Uint16Array): void {
  filterOfCode.fill(0);
  for (const [position, filter] of byCode.entries()) {
    for (const code of filter.codes) filterOfCode[code] = position + 1;
  }
}

/**
 * Finds which of the listed rows pass the filters, by looking at the codes of each row; for short lists and for more
 * filters than rows can be marked with. The matching rows keep the order of the list.
 */
export function matchListed(
  { starts, cells, prices }: Rows,
  workspace: Workspace,
  { listed, filters }: { readonly listed: Uint32Array; readonly filters: Filters },
): Matches {
  const { rows, near, nearFilters, filterOfCode } = workspace;
  writeFilterOfCode(filters, filterOfCode);
  const { byCode, price } = filters;
  const positionSum = (byCode.length * (byCode.length + 1)) / 2;
  let total = 0;
  let nearTotal = 0;
  for (const row of listed) {
    let passed = 0;
    let passedSum = 0;
    let last = 0;
    const end = starts[row + 1] ?? 0;
    for (let cell = starts[row] ?? 0; cell < end; cell += 1) {
      const position = filterOfCode[cells[cell] ?? 0] ?? 0;
      // The codes of one dimension are neighbours, so that a filter which lets two of them through counts once.
      if (position === 0 || position === last) continue;
      last = position;
      passed += 1;
      passedSum += position;
    }
    const value = prices[row] ?? 0;
    if (price !== null && !(value >= price.min && value <= Math.min(price.max, 0xff_ff_ff_fe))) continue;
    if (passed === byCode.length) rows[total++] = row;
    else if (passed === byCode.length - 1 && byCode[positionSum - passedSum - 1]?.dimension !== null) {
      near[nearTotal] = row;
      nearFilters[nearTotal++] = positionSum - passedSum;
    }
  }
  return {
    total,
    rows: rows.subarray(0, total),
    full: 0,
    first: 0,
    end: 0,
    ownCountsReady: false,
    near: near.subarray(0, nearTotal),
    nearFilters: nearFilters.subarray(0, nearTotal),
  };
}
