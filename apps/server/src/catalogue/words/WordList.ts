import { type WordColumns, wordKinds } from "./WordColumns.ts";
import type { EntryRange } from "./postings.ts";

/** Words from one number to before another. */
export interface WordRange {
  readonly first: number;
  readonly end: number;
}

/** The first place of `size` for which something holds that holds for all after it. */
function firstPlace(size: number, holds: (place: number) => boolean): number {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The words of an index, by their numbers: in the order of their folded letters. */
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

  /** Letters of a folded word. */
  lengthOf(word: number): number {
    return this.start(word + 1) - this.start(word) - 1;
  }

  folded(word: number): string {
    return this.letters.slice(this.start(word), this.start(word + 1) - 1);
  }

  /** A word as it was written. */
  written(word: number): string {
    if (!this.is("marked", word)) return this.folded(word);
    const { marked, markedLetters, markedStarts } = this.#columns;
    const place = firstPlace(marked.length, (each) => (marked[each] ?? 0) >= word);
    return markedLetters.slice(markedStarts[place], (markedStarts[place + 1] ?? 0) - 1);
  }

  is(kind: keyof typeof wordKinds, word: number): boolean {
    return ((this.#columns.kinds[word] ?? 0) & wordKinds[kind]) !== 0;
  }

  /** Whether folded letters begin a word. */
  begins(letters: string, word: number): boolean {
    return this.letters.startsWith(letters, this.start(word));
  }

  endsInDigit(word: number): boolean {
    const last = this.letters.charCodeAt(this.start(word + 1) - 2);
    return last >= 0x30 && last <= 0x39;
  }

  /** Letters of the folded word without its ending. */
  stemLength(word: number): number {
    return this.#columns.stemLengths[word] ?? 0;
  }

  /** Words that begin with folded letters. */
  begunWith(letters: string): WordRange {
    const first = firstPlace(this.size, (word) => this.folded(word) >= letters);
    const end = first + firstPlace(this.size - first, (place) => !this.begins(letters, first + place));
    return { first, end };
  }

  /** Words that have folded letters anywhere; a break as the last letter finds those that end so. */
  containing(letters: string): readonly number[] {
    const found: number[] = [];
    for (let at = this.letters.indexOf(letters); at >= 0;) {
      const word = this.#wordAt(at);
      found.push(word);
      at = this.letters.indexOf(letters, this.start(word + 1));
    }
    return found;
  }

  /** Where the rows of a word lie. */
  rowsOf(word: number): EntryRange {
    const { ends, postings } = this.#columns;
    return { bytes: postings, start: word === 0 ? 0 : (ends[word - 1] ?? 0), end: ends[word] ?? 0 };
  }

  /** How many rows a word has, in bytes: enough to tell the common one from the rare. */
  weightOf(word: number): number {
    const { start, end } = this.rowsOf(word);
    return end - start;
  }

  #wordAt(letter: number): number {
    return firstPlace(this.size, (word) => this.start(word + 1) > letter);
  }
}
