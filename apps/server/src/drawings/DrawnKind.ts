import type { Hue, Paint } from "./paint.ts";
import type { Variation } from "./seed.ts";
import type { FactName } from "./texts/factNames.ts";

/** The facts of a product: names as in the feed, and values. */
export interface ProductFacts {
  /** Distinguishes products with the same facts. */
  readonly id: string;
  readonly title: string;
  readonly categoryPath: readonly string[];
  readonly details: readonly { readonly name: string; readonly text: string }[];
  /** Names of colours, the main one first, as `Svart/Silver` or one by one. */
  readonly colours: readonly string[];
}

/** The least and the greatest number allowed. */
export type Range = readonly [least: number, most: number];

/** Looks up facts by key. */
export interface FactReader {
  /** The text of a fact in lower case; empty if unknown. */
  text(fact: FactName): string;
  /** Whether a fact's text says yes. */
  isYes(fact: FactName): boolean;
  /** The first number in a fact's text, rounded and brought within the range. */
  number(fact: FactName, range: Range, fallback: number): number;
  /** The first word whose pattern matches the fact's text. */
  choice<Word extends string, Fallback extends string>(
    fact: FactName,
    patterns: Readonly<Record<Word, RegExp>>,
    fallback: Fallback,
  ): Word | Fallback;
  /** The title and the category in lower case. */
  readonly words: string;
}

/** A kind of goods as paths see it: facts become parts of a path, and those are drawn. Made by `defineKind`. */
export interface DrawnKind {
  /** Its colour if none is known. */
  readonly hue: Hue;
  /** The parts of the path: only letters and digits. */
  readonly write: (facts: FactReader) => readonly string[];
  /** Draws any parts, also made-up ones, on a canvas of 400 × 400 units. */
  readonly draw: (parts: readonly string[], paint: Paint, variation: Variation) => string;
}
