import type { FoundRow } from "../search/FoundProducts.ts";
import type { WordColumns } from "./WordColumns.ts";

/** Possible scores of a row; 0 = not found. */
const scoreCount = 256;

/** How scored rows become products. */
export interface Ranking {
  /** The score of a product from those of two of its rows. */
  readonly combine: (one: number, other: number) => number;
  /** How a row with a score matched: lower is better. */
  readonly wayOf: (score: number) => number;
  /** Most products. */
  readonly limit: number;
}

type Rows = Pick<WordColumns, "ids" | "listedIds">;

/** Calls back for every listed product with a scored row: the range of its rows, and its score. */
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

/** For each score, the number of products with a higher one. */
function placesByScore(counts: Uint32Array): Uint32Array {
  const places = new Uint32Array(scoreCount);
  for (let score = scoreCount - 2; score >= 0; score -= 1)
    places[score] = (places[score + 1] ?? 0) + (counts[score + 1] ?? 0);
  return places;
}

/**
 * Products by the scores of their rows, best first; equal scores stay in the order of popularity. The length of
 * `scores` must be a multiple of four.
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
