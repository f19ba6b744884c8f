import type { CellList } from "./CellList.ts";
import { entryLength, placeBits, placeMask, writeEntry } from "./postings.ts";
import type { WordColumns } from "./WordColumns.ts";

/** Rows as added: the words of each, with their places. */
export interface AddedRows {
  /** Words and places of all rows, one after the other. */
  readonly cells: CellList;
  /** The end of each row's cells. */
  readonly ends: CellList;
}

/** A word and its place in a row, as one number. */
export const cellOf = (word: number, place: number): number => ((word << placeBits) | place) >>> 0;

/** Calls back for every cell with its row's new number. */
function eachCell(
  { cells, ends }: AddedRows,
  order: Uint32Array,
  call: (word: number, place: number, row: number) => void,
): void {
  for (const [row, added] of order.entries()) {
    const end = ends.at(added);
    for (let index = added === 0 ? 0 : ends.at(added - 1); index < end; index += 1) {
      const cell = cells.at(index);
      call(cell >>> placeBits, cell & placeMask, row);
    }
  }
}

/** Turns rows with words, in the given order, into words with rows; `places` maps each word to its new number. */
export function packRows(
  rows: AddedRows,
  order: Uint32Array,
  places: Uint32Array,
): Pick<WordColumns, "ends" | "postings"> {
  const before = new Int32Array(places.length).fill(-1);
  const lengths = new Uint32Array(places.length);
  eachCell(rows, order, (word, place, row) => {
    lengths[word] = (lengths[word] ?? 0) + entryLength(row - (before[word] ?? 0), place);
    before[word] = row;
  });
  const ends = new Uint32Array(places.length);
  for (const [word, place] of places.entries()) ends[place] = lengths[word] ?? 0;
  for (let place = 1; place < ends.length; place += 1) ends[place] = (ends[place] ?? 0) + (ends[place - 1] ?? 0);
  const next = Float64Array.from(places, (place) => (place === 0 ? 0 : (ends[place - 1] ?? 0)));
  const postings = new Uint8Array(ends.at(-1) ?? 0);
  before.fill(-1);
  eachCell(rows, order, (word, place, row) => {
    next[word] = writeEntry({ bytes: postings, at: next[word] ?? 0 }, row - (before[word] ?? 0), place);
    before[word] = row;
  });
  return { ends, postings };
}
