import type { FoundRow } from "../search/FoundProducts.ts";
import { alikeWords, trigramCount } from "./alikeWords.ts";
import { closeWords, isKnownBeginning } from "./closeWords.ts";
import { foldWord } from "./foldWord.ts";
import { matchBegun, matchWord, matchMarks, rowMarks, type WordFits } from "./matchWord.ts";
import { markRows } from "./postings.ts";
import { rankRows, type Ranking } from "./rankRows.ts";
import { placeCount, wordBreak, type WordColumns, wordPlaces } from "./WordColumns.ts";
import { WordList } from "./WordList.ts";

/** A parsed query: wanted words, and words that names must not have. */
export interface WordQuery {
  readonly wanted: readonly string[];
  readonly without: readonly string[];
}

/** A combination of words, and the products that have them all. */
export interface FoundChoice {
  readonly words: readonly string[];
  readonly rows: readonly FoundRow[];
}

/** Finds products by words. */
export interface WordIndex {
  /** Products that have every word: in any form, begun, or as a part of another. */
  find(query: WordQuery): readonly FoundRow[];
  /** The first combination that finds anything, with its results; each word is looked up only once. */
  findFirst(choices: readonly (readonly string[])[], without: readonly string[]): FoundChoice | null;
  /** Products that have both parts of every long word, split at any position. */
  findParted(query: WordQuery): readonly FoundRow[];
  /** Products whose names share most of their letters with the words. */
  findAlike(query: WordQuery): readonly FoundRow[];
  /** Whether a word of names begins with this one. */
  isKnown(word: string): boolean;
  /** Whether any word matches: also in specifications, as a part, or as a synonym. */
  isSaid(word: string): boolean;
  /** Words of names likely meant by one that begins none of them, likeliest first. */
  close(word: string, most: number): readonly string[];
}

/** The options of a word index. */
export interface WordIndexOptions {
  /** Synonyms and irregular forms of a word. */
  readonly otherForms: (word: string) => readonly string[];
}

/** Most products found; beyond that, a search is useless. */
const maxFound = 20_000;
/** Most similar products; further ones have little in common with the query. */
const maxAlike = 200;
/** Minimum share of trigrams that similar products have in common with the query. */
const likeness = 0.45;
/** Minimum share for a single word among several. */
const likenessOfOne = 0.34;
/** Fewest letters of each part of a compound, and of a beginning. */
const minPartLength = 3;

const { wholeNames, whole, begunNames, begun } = rowMarks;
/** The kinds of matches, best first. */
const ways = [wholeNames, whole, begunNames, begun];
function wayOfMarks(marks: number): number {
  const way = ways.findIndex((mark) => (marks & mark) !== 0);
  return way === -1 ? ways.length : way;
}

const byMarks: Ranking = { combine: (one, other) => one | other, wayOf: wayOfMarks, limit: maxFound };
const byPopularity: Ranking = { ...byMarks, wayOf: () => 0 };
const byLikeness: Ranking = { combine: Math.max, wayOf: (score) => -score, limit: maxAlike };

/** The same mark for every place of a word. */
const anywhere = (mark: number): Uint8Array => new Uint8Array(placeCount).fill(mark);
const inNames = (mark: number): Uint8Array => anywhere(mark).fill(0, 0, wordPlaces.names);
const inOwnName = (mark: number): Uint8Array => anywhere(mark).fill(0, 0, wordPlaces.variant);

/** Searches a word index; all searches share the same buffers. */
class OpenWordIndex implements WordIndex {
  readonly #columns: WordColumns;
  readonly #options: WordIndexOptions;
  readonly #words: WordList;
  readonly #found: Uint8Array;
  readonly #next: Uint8Array;
  readonly #parts: Uint8Array;

  constructor(columns: WordColumns, options: WordIndexOptions) {
    this.#columns = columns;
    this.#options = options;
    this.#words = new WordList(columns);
    const size = Math.ceil(columns.ids.length / 4) * 4;
    this.#found = new Uint8Array(size);
    this.#next = new Uint8Array(size);
    this.#parts = new Uint8Array(size);
  }

  find({ wanted, without }: WordQuery): readonly FoundRow[] {
    return this.findFirst([wanted], without)?.rows ?? [];
  }

  findFirst(choices: readonly (readonly string[])[], without: readonly string[]): FoundChoice | null {
    const fitsByWord = new Map<string, WordFits>();
    const fitsOf = (word: string): WordFits => {
      const fits = fitsByWord.get(word) ?? this.#match(word);
      fitsByWord.set(word, fits);
      return fits;
    };
    for (const words of choices) {
      const rows = this.#findAll({ wanted: words, without }, fitsOf);
      if (rows.length > 0) return { words, rows };
    }
    return null;
  }

  #findAll({ wanted, without }: WordQuery, fitsOf: (word: string) => WordFits): readonly FoundRow[] {
    const matches = wanted.map((word, position) => ({ fits: fitsOf(word), position }));
    if (matches.length === 0 || matches.some(({ fits }) => fits.size === 0)) return [];
    for (const [index, { fits, position }] of matches.entries()) {
      const marks = index === 0 ? this.#found.fill(0) : this.#next.fill(0);
      this.#markFits(fits, { position, isLast: position === wanted.length - 1 }, marks);
      if (index > 0) intersect(this.#found, this.#next);
    }
    return this.#rank(without, byMarks);
  }

  findParted({ wanted, without }: WordQuery): readonly FoundRow[] {
    if (wanted.every((word) => word.length < 2 * minPartLength)) return [];
    for (const [index, word] of wanted.entries()) {
      const marks = index === 0 ? this.#found.fill(0) : this.#next.fill(0);
      this.#markParted(word, marks);
      if (index > 0) intersect(this.#found, this.#next);
    }
    return this.#rank(without, byPopularity);
  }

  findAlike({ wanted, without }: WordQuery): readonly FoundRow[] {
    const trigramsOfAll = wanted.reduce((sum, word) => sum + trigramCount(word), 0);
    const share = wanted.length === 1 ? likeness : likenessOfOne;
    this.#found.fill(0);
    for (const word of wanted) {
      this.#next.fill(0);
      for (const { word: alike, shared } of alikeWords(this.#words, word, Math.ceil(share * trigramCount(word))))
        markRows(this.#words.rowsOf(alike), inNames(shared), { marks: this.#next, combine: "larger" });
      addScores(this.#found, this.#next);
    }
    dropLower(this.#found, Math.ceil(likeness * trigramsOfAll));
    return this.#rank(without, byLikeness);
  }

  isKnown(word: string): boolean {
    return isKnownBeginning(this.#words, word);
  }

  isSaid(word: string): boolean {
    return this.#match(word).size > 0;
  }

  close(word: string, most: number): readonly string[] {
    return closeWords(this.#words, word, most);
  }

  #match(word: string): WordFits {
    return matchWord(this.#words, word, this.#options.otherForms(word));
  }

  #markFits(
    fits: WordFits,
    { position, isLast }: { readonly position: number; readonly isLast: boolean },
    marks: Uint8Array,
  ): void {
    const meanings = new Map<number, Uint8Array>();
    for (const [word, fit] of fits) {
      const meaning = meanings.get(fit) ?? matchMarks(fit, position, isLast);
      meanings.set(fit, meaning);
      markRows(this.#words.rowsOf(word), meaning, { marks });
    }
  }

  /** Marks rows that have a word begun, or both parts of it. */
  #markParted(word: string, marks: Uint8Array): void {
    this.#mark(matchBegun(this.#words, word), anywhere(rowMarks.found), marks);
    for (let at = minPartLength; at <= word.length - minPartLength; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)].map((part) => matchBegun(this.#words, part));
      if (parts.some((fits) => fits.size === 0)) continue;
      this.#parts.fill(0);
      for (const [index, fits] of parts.entries()) this.#mark(fits, anywhere(1 << index), this.#parts);
      for (let row = 0; row < marks.length; row += 1) if (this.#parts[row] === 3) marks[row] = rowMarks.found;
    }
  }

  #mark(fits: WordFits, meaning: Uint8Array, marks: Uint8Array): void {
    for (const word of fits.keys()) markRows(this.#words.rowsOf(word), meaning, { marks });
  }

  #rank(without: readonly string[], ranking: Ranking): readonly FoundRow[] {
    for (const word of without) this.#dropNamed(word);
    return rankRows(this.#columns, this.#found, ranking);
  }

  /** Drops rows whose own name has a word, or a compound that begins or ends with it. */
  #dropNamed(word: string): void {
    const bare = foldWord(word);
    const { first, end } = this.#words.begunWith(bare);
    const begins = bare.length < minPartLength ? [] : Array.from({ length: end - first }, (_, place) => first + place);
    this.#next.fill(0);
    for (const each of [...begins, ...this.#words.containing(bare + wordBreak)])
      markRows(this.#words.rowsOf(each), inOwnName(1), { marks: this.#next });
    for (let row = 0; row < this.#next.length; row += 1) if (this.#next[row] === 1) this.#found[row] = 0;
  }
}

/** A view of four rows per number, for speed. */
const inFours = (marks: Uint8Array): Uint32Array => new Uint32Array(marks.buffer, marks.byteOffset, marks.length >> 2);

/** Keeps only the marks that both have. */
function intersect(first: Uint8Array, second: Uint8Array): void {
  const [one, other] = [inFours(first), inFours(second)];
  for (let four = 0; four < one.length; four += 1) one[four] = (one[four] ?? 0) & (other[four] ?? 0);
}

function addScores(first: Uint8Array, second: Uint8Array): void {
  for (let row = 0; row < first.length; row += 1) first[row] = Math.min(255, (first[row] ?? 0) + (second[row] ?? 0));
}

function dropLower(scores: Uint8Array, least: number): void {
  for (let row = 0; row < scores.length; row += 1) if ((scores[row] ?? 0) < least) scores[row] = 0;
}

/** Opens an index over its columns; only allocates buffers. */
export function openWordIndex(columns: WordColumns, options: WordIndexOptions): WordIndex {
  return new OpenWordIndex(columns, options);
}
