import { type WordColumns, wordKinds } from "./WordColumns.ts";
import type { EntryRange } from "./postings.ts";

/** A range of word numbers, without its end. */
export interface WordRange {
  readonly first: number;
  readonly end: number;
}

/** The first of `size` indices for which a condition holds that also holds for all after it. */
function firstPlace(size: number, holds: (place: number) => boolean): number {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The words of an index, numbered in the order of their folded letters. */
export class WordList {
  readonly #columns: WordColumns;
  readonly size: number;

  constructor(columns: WordColumns) {
    this.#columns = columns;
    this.size = columns.kinds.length;
  }

  /** All folded letters, each word followed by a break. */
  get letters(): string {
    return this.#columns.letters;
  }

  start(word: number): number {
    return this.#columns.starts[word] ?? 0;
  }

  /** Length of a folded word. */
  lengthOf(word: number): number {
    return this.start(word + 1) - this.start(word) - 1;
  }

  folded(word: number): string {
    return this.letters.slice(this.start(word), this.start(word + 1) - 1);
  }

  /** A word as written. */
  written(word: number): string {
    if (!this.is("marked", word)) return this.folded(word);
    const { marked, markedLetters, markedStarts } = this.#columns;
    const place = firstPlace(marked.length, (each) => (marked[each] ?? 0) >= word);
    return markedLetters.slice(markedStarts[place], (markedStarts[place + 1] ?? 0) - 1);
  }

  is(kind: keyof typeof wordKinds, word: number): boolean {
    return ((this.#columns.kinds[word] ?? 0) & wordKinds[kind]) !== 0;
  }

  /** Whether a word begins with folded letters. */
  begins(letters: string, word: number): boolean {
    return this.letters.startsWith(letters, this.start(word));
  }

  endsInDigit(word: number): boolean {
    const last = this.letters.charCodeAt(this.start(word + 1) - 2);
    return last >= 0x30 && last <= 0x39;
  }

  /** Length of the folded word without its ending. */
  stemLength(word: number): number {
    return this.#columns.stemLengths[word] ?? 0;
  }

  /** Words that begin with folded letters. */
  begunWith(letters: string): WordRange {
    const first = firstPlace(this.size, (word) => this.folded(word) >= letters);
    const end = first + firstPlace(this.size - first, (place) => !this.begins(letters, first + place));
    return { first, end };
  }

  /** Words that contain folded letters; a break at the end finds words that end so. */
  containing(letters: string): readonly number[] {
    const found: number[] = [];
    for (let at = this.letters.indexOf(letters); at >= 0;) {
      const word = this.#wordAt(at);
      found.push(word);
      at = this.letters.indexOf(letters, this.start(word + 1));
    }
    return found;
  }

  /** The entries of a word's rows. */
  rowsOf(word: number): EntryRange {
    const { ends, postings } = this.#columns;
    return { bytes: postings, start: word === 0 ? 0 : (ends[word - 1] ?? 0), end: ends[word] ?? 0 };
  }

  /** Size of a word's rows in bytes: enough to tell a common word from a rare one. */
  weightOf(word: number): number {
    const { start, end } = this.rowsOf(word);
    return end - start;
  }

  #wordAt(letter: number): number {
    return firstPlace(this.size, (word) => this.start(word + 1) > letter);
  }
}
