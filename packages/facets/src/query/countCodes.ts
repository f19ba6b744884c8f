import type { CodeList, Rows, Scope } from "../build/catalogue.ts";

/** Adds one to the count of every code in the list. */
export function countCodes(cells: CodeList, counts: Uint32Array): void {
  for (let cell = 0; cell < cells.length; cell += 1) {
    const code = cells[cell] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

/** Adds `step` to the count of every code of the listed rows. */
export function countRows(
  { starts, cells }: Rows,
  listed: Uint32Array,
  [counts, step]: readonly [Uint32Array, 1 | -1],
): void {
  for (let index = 0; index < listed.length; index += 1) {
    const row = listed[index] ?? 0;
    const end = starts[row + 1] ?? 0;
    for (let cell = starts[row] ?? 0; cell < end; cell += 1) {
      const code = cells[cell] ?? 0;
      counts[code] = (counts[code] ?? 0) + step;
    }
  }
}

/** Adds the precomputed counts of a scope. */
export function addReadyCounts(scope: Scope, counts: Uint32Array): void {
  for (let index = 0; index < scope.codes.length; index += 1) {
    const code = scope.codes[index] ?? 0;
    counts[code] = (counts[code] ?? 0) + (scope.counts[index] ?? 0);
  }
}
