import { LRUCache } from "lru-cache";
import { CellList } from "./CellList.ts";
import { cellOf, packRows } from "./packRows.ts";
import { packWords } from "./packWords.ts";
import { type WordColumns, wordKinds, wordPlaces } from "./WordColumns.ts";
import type { WordRules } from "./WordRules.ts";
import { writtenWords } from "./writtenWords.ts";

/** A product or variant to be searched. */
export interface SearchedRow {
  readonly id: number;
  /** Its listed product: itself, or its parent. */
  readonly listedId: number;
  /** Popularity of the listed product; higher comes first among equals. */
  readonly popularity: number;
  /** The name of the listed product. */
  readonly name: string;
  /** The name of a variant; null for a listed product. */
  readonly variantName: string | null;
  /** Everything it is called: name, brand, categories, article number. */
  readonly names: string;
  /** The texts of its specifications. */
  readonly facts: readonly string[];
}

/** Texts whose words are cached, as many rows share them. */
const maxTexts = 20_000;

/** A word in a text, by its number. */
interface ReadWord {
  readonly number: number;
  readonly position: number;
  /** A negation comes before it. */
  readonly isDenied: boolean;
  readonly kind: number;
}

const isOwn = (place: number): boolean => place >= wordPlaces.first;

/** Whether one place of a word matters more than another. */
const isBetter = (place: number, other: number): boolean =>
  isOwn(other) ? isOwn(place) && place < other : place > other;

/** Collects the words of products and variants, and packs them into the columns of a word index. */
export class WordIndexBuilder {
  readonly #rules: WordRules;
  readonly #numbers = new Map<string, number>();
  readonly #kinds = new CellList();
  readonly #cells = new CellList();
  readonly #ends = new CellList();
  readonly #ids = new CellList();
  readonly #listedIds = new CellList();
  readonly #popularity: number[] = [];
  readonly #texts = new LRUCache<string, readonly ReadWord[]>({ max: maxTexts });
  /** The words of the current row, with their best places. */
  readonly #places = new Map<number, number>();

  constructor(rules: WordRules) {
    this.#rules = rules;
  }

  /** Adds a row; only its words are kept. */
  add({ id, listedId, popularity, name, variantName, names, facts }: SearchedRow): void {
    this.#places.clear();
    // Variants share their product's name, and many rows share facts, so these are cached.
    const own = id === listedId ? this.#read(name) : this.#readAgain(name);
    this.#note(own, (position) => Math.min(wordPlaces.first + position, wordPlaces.later));
    if (variantName !== null) this.#note(this.#read(variantName), () => wordPlaces.variant);
    this.#note(this.#read(names), () => wordPlaces.names);
    for (const fact of facts) this.#note(this.#readAgain(fact), () => wordPlaces.facts);
    for (const [word, place] of this.#places) this.#cells.push(cellOf(word, place));
    this.#ends.push(this.#cells.length);
    this.#ids.push(id);
    this.#listedIds.push(listedId);
    this.#popularity.push(popularity);
  }

  /** Packs the added rows. */
  finish(): WordColumns {
    const rows = this.#orderOfRows();
    const { order, ...words } = packWords([...this.#numbers.keys()]);
    const places = new Uint32Array(order.length);
    for (const [place, word] of order.entries()) places[word] = place;
    const kinds = Uint8Array.from(order, (word) => this.#kinds.at(word));
    for (const place of words.marked) kinds[place] = (kinds[place] ?? 0) | wordKinds.marked;
    return {
      ids: rows.map((row) => this.#ids.at(row)),
      listedIds: rows.map((row) => this.#listedIds.at(row)),
      ...words,
      kinds,
      ...packRows({ cells: this.#cells, ends: this.#ends }, rows, places),
    };
  }

  #read(text: string): readonly ReadWord[] {
    const words = writtenWords(text, this.#rules.phrases);
    return words.map(({ word, position, isJoined }) => {
      const before = words[position - 1];
      const isDenied = before !== undefined && this.#rules.negations.has(before.word);
      return { number: this.#numberOf(word), position, isDenied, kind: isJoined ? 0 : wordKinds.written };
    });
  }

  #readAgain(text: string): readonly ReadWord[] {
    const cached = this.#texts.get(text);
    if (cached !== undefined) return cached;
    const words = this.#read(text);
    this.#texts.set(text, words);
    return words;
  }

  #note(words: readonly ReadWord[], placeOf: (position: number) => number): void {
    for (const { number, position, isDenied, kind } of words) {
      const usual = placeOf(position);
      const place = isDenied && usual > wordPlaces.names ? wordPlaces.names : usual;
      const bestPlace = this.#places.get(number);
      if (bestPlace === undefined || isBetter(place, bestPlace)) this.#places.set(number, place);
      const before = this.#kinds.at(number);
      const now = before | kind | (place === wordPlaces.facts ? 0 : wordKinds.named);
      if (now !== before) this.#kinds.set(number, now);
    }
  }

  #numberOf(word: string): number {
    const existing = this.#numbers.get(word);
    if (existing !== undefined) return existing;
    const number = this.#numbers.size;
    this.#numbers.set(word, number);
    this.#kinds.push(0);
    return number;
  }

  #orderOfRows(): Uint32Array {
    const popularity = Float64Array.from(this.#popularity);
    return Uint32Array.from(popularity.keys()).sort(
      (one, other) =>
        (popularity[other] ?? 0) - (popularity[one] ?? 0) ||
        this.#listedIds.at(one) - this.#listedIds.at(other) ||
        this.#ids.at(one) - this.#ids.at(other),
    );
  }
}
