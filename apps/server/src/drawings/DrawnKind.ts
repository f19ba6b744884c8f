import type { Paint, Hue } from "./paint.ts";
import type { Variation } from "./seed.ts";

/** What is known of a product: the names of its facts as its feed has them, and their texts. */
export interface ProductFacts {
  /** Tells products with the same facts apart. */
  readonly id: string;
  readonly title: string;
  readonly categoryPath: readonly string[];
  readonly details: readonly { readonly name: string; readonly text: string }[];
  /** Names of colours, the main one first, as `Svart/Silver` or one by one. */
  readonly colours: readonly string[];
}

/** Looks facts up by the words that stand for them. */
export interface FactReader {
  /** The first text of a fact, in small letters; empty when nobody told. */
  text(fact: string): string;
  /** The first number of a fact's text within bounds, rounded to a whole one. */
  number(fact: string, bounds: readonly [number, number], fallback: number): number;
  /** The first of the answers whose words stand in the fact's text. */
  choice(fact: string, answers: Readonly<Record<string, RegExp>>, fallback: string): string;
  /** The title and the category, in small letters. */
  readonly words: string;
}

/** What a drawing's address says, read back: nothing in it is out of bounds. */
export interface DrawnValues {
  /** A word of the address; the fallback where it is none of those allowed. */
  word<Word extends string>(at: number, allowed: readonly Word[], fallback: Word): Word;
  number(at: number, bounds: readonly [number, number], fallback: number): number;
  /** Those of the letters allowed that the word has. */
  extras(at: number, allowed: readonly string[]): readonly string[];
}

/** One kind of goods: how its facts become words of an address, and how those are drawn. */
export interface DrawnKind {
  /** Its colour where nobody told one. */
  readonly hue: Hue;
  /** Words of the address: letters, digits and nothing else. */
  readonly tell: (facts: FactReader) => readonly (string | number)[];
  /** Shapes on a ground of 400 × 400 units. */
  readonly draw: (values: DrawnValues, paint: Paint, variation: Variation) => string;
  /** Where its shadow lies: how far down, and half its width. Left out, it has none. */
  readonly shadow?: (values: DrawnValues) => readonly [number, number];
}
