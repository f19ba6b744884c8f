/** Bits of an entry that tell the place of a word in its row; the others are the distance from the row before. */
export const placeBits = 3;
export const placeMask = 7;

/** Bytes that an entry takes. */
export function entryLength(distance: number, place: number): number {
  let left = (distance << placeBits) | place;
  let length = 1;
  while (left >= 128) {
    left >>>= 7;
    length += 1;
  }
  return length;
}

/** Writes an entry; answers where the next one begins. */
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

/** Where the entries of a word lie. */
export interface EntryRange {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/** What is known of each row, and how what an entry says is put together with it: both, or the larger one. */
export interface RowMarking {
  readonly marks: Uint8Array;
  readonly combine?: "both" | "larger";
}

/** Adds to what is known of each row what the place of the word in it stands for. */
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
    const known = marks[row] ?? 0;
    const said = meaning[entry & placeMask] ?? 0;
    marks[row] = isLarger ? Math.max(known, said) : known | said;
  }
}
