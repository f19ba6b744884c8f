import type { FoundRow } from "../search/FoundProducts.ts";
import type { WordColumns } from "./WordColumns.ts";

/** Scores that a row may have; nought is that of a row that was not found. */
const scoreCount = 256;

/** How rows with scores become products. */
export interface Ranking {
  /** The score of a product from those of two of its rows. */
  readonly combine: (one: number, other: number) => number;
  /** How a row with a score matched: the lower the better. */
  readonly wayOf: (score: number) => number;
  /** Products at most. */
  readonly limit: number;
}

type Rows = Pick<WordColumns, "ids" | "listedIds">;

/** Calls for every listed product that has a row with a score: its rows from one to before another, and its score. */
function eachProduct(
  { listedIds }: Rows,
  { scores, combine }: { readonly scores: Uint8Array; readonly combine: Ranking["combine"] },
  call: (first: number, end: number, score: number) => void,
): void {
  const fours = new Uint32Array(scores.buffer, scores.byteOffset, scores.length >> 2);
  for (let row = 0; row < listedIds.length;) {
    if ((row & 3) === 0 && fours[row >> 2] === 0) {
      row += 4;
      continue;
    }
    if (scores[row] === 0) {
      row += 1;
      continue;
    }
    const first = row;
    const listedId = listedIds[row];
    let score = 0;
    while (row < listedIds.length && listedIds[row] === listedId) {
      score = combine(score, scores[row] ?? 0);
      row += 1;
    }
    call(first, row, score);
  }
}

/** For each score how many products come before those that have it. */
function placesByScore(counts: Uint32Array): Uint32Array {
  const places = new Uint32Array(scoreCount);
  for (let score = scoreCount - 2; score >= 0; score -= 1)
    places[score] = (places[score + 1] ?? 0) + (counts[score + 1] ?? 0);
  return places;
}

/**
 * Products from the scores of their rows, the best first; of those with the same score the most popular, as rows are in
 * that order. The length of `scores` is a multiple of four.
 */
export function rankRows(rows: Rows, scores: Uint8Array, { combine, wayOf, limit }: Ranking): readonly FoundRow[] {
  const counts = new Uint32Array(scoreCount);
  eachProduct(rows, { scores, combine }, (_first, _end, score) => {
    counts[score] = (counts[score] ?? 0) + 1;
  });
  const next = placesByScore(counts);
  const found: FoundRow[] = Array.from({ length: Math.min(limit, (next[0] ?? 0) + (counts[0] ?? 0)) });
  eachProduct(rows, { scores, combine }, (first, end, score) => {
    const place = next[score] ?? 0;
    if (place >= limit) return;
    next[score] = place + 1;
    const hits: number[] = [];
    const ways: number[] = [];
    for (let row = first; row < end; row += 1) {
      if (scores[row] === 0) continue;
      hits.push(rows.ids[row] ?? 0);
      ways.push(wayOf(scores[row] ?? 0));
    }
    found[place] = { id: rows.listedIds[first] ?? 0, hits, ways };
  });
  return found;
}
