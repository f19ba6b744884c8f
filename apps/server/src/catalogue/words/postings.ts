/** Bits of an entry for the place of a word in its row; the rest is the distance from the previous row. */
export const placeBits = 3;
export const placeMask = 7;

/** Length of an entry in bytes. */
export function entryLength(distance: number, place: number): number {
  let left = (distance << placeBits) | place;
  let length = 1;
  while (left >= 128) {
    left >>>= 7;
    length += 1;
  }
  return length;
}

/** Writes an entry; returns the position after it. */
export function writeEntry(
  { bytes, at }: { readonly bytes: Uint8Array; readonly at: number },
  distance: number,
  place: number,
): number {
  let left = (distance << placeBits) | place;
  let next = at;
  while (left >= 128) {
    bytes[next++] = (left & 127) | 128;
    left >>>= 7;
  }
  bytes[next++] = left;
  return next;
}

/** The position of a word's entries. */
export interface EntryRange {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/** The marks of rows, and how new ones are combined with them: by OR, or as the larger one. */
export interface RowMarking {
  readonly marks: Uint8Array;
  readonly combine?: "both" | "larger";
}

/** Marks each row of a word by the meaning of its place there. */
export function markRows(
  { bytes, start, end }: EntryRange,
  meaning: Uint8Array,
  { marks, combine = "both" }: RowMarking,
): void {
  const isLarger = combine === "larger";
  let row = -1;
  let at = start;
  while (at < end) {
    let entry = bytes[at++] ?? 0;
    if (entry >= 128) {
      entry &= 127;
      let shift = 7;
      let byte = 128;
      while (byte >= 128) {
        byte = bytes[at++] ?? 0;
        entry |= (byte & 127) << shift;
        shift += 7;
      }
    }
    row += entry >>> placeBits;
    const marked = marks[row] ?? 0;
    const entryMarks = meaning[entry & placeMask] ?? 0;
    marks[row] = isLarger ? Math.max(marked, entryMarks) : marked | entryMarks;
  }
}
