import type { FactReader, Range } from "./DrawnKind.ts";
import type { FactName } from "./texts/factNames.ts";

/**
 * One thing that a drawing shows of a product. It is written as one part of the path; a part that is never written so
 * is read as the usual value, so that any path can be drawn.
 */
export interface Trait<Value> {
  readonly write: (facts: FactReader) => string | number;
  readonly read: (part: string) => Value;
}

/** The type of a trait's values. */
export type ValueOf<T extends Trait<unknown>> = ReturnType<T["read"]>;

/** The values of a trait when the product or the path does not give one. */
interface Guess<Usual, Value> {
  /** Read from a part that the trait never writes. */
  readonly usual: Usual;
  /** Written for a product whose own fact is unknown. */
  readonly guess: (facts: FactReader) => Value;
}

/** One of several words, chosen by the facts. */
export function word<const Word extends string>(
  words: readonly Word[],
  usual: NoInfer<Word>,
  write: (facts: FactReader) => NoInfer<Word>,
): Trait<Word> {
  return { write, read: (part) => words.find((one) => one === part) ?? usual };
}

/** The first word whose pattern matches the text of one fact. */
export function factWord<Word extends string, Usual extends string>(
  fact: FactName,
  patterns: Readonly<Record<Word, RegExp>>,
  usual: Usual,
): Trait<Word | Usual> {
  return guessedWord(fact, patterns, { usual, guess: () => usual });
}

/** A `factWord` that is guessed from other facts if its own matches no pattern. */
export function guessedWord<Word extends string, const Usual extends string>(
  fact: FactName,
  patterns: Readonly<Record<Word, RegExp>>,
  { usual, guess }: Guess<Usual, NoInfer<Word | Usual>>,
): Trait<Word | Usual> {
  const isWord = (part: string): part is Word => Object.hasOwn(patterns, part);
  return {
    write: (facts) => facts.choice(fact, patterns, guess(facts)),
    read: (part) => (isWord(part) ? part : usual),
  };
}

/**
 * A whole number, worked out from the facts. A number outside the range is written unchanged, and read as the nearest
 * in it.
 */
export function number([least, most]: Range, usual: number, write: (facts: FactReader) => number): Trait<number> {
  return {
    write,
    read: (part) => (/^\d{1,6}$/u.test(part) ? Math.min(most, Math.max(least, Number(part))) : usual),
  };
}

/** The first number in the text of one fact. */
export function factNumber(fact: FactName, range: Range, usual: number): Trait<number> {
  return guessedNumber(fact, range, { usual, guess: () => usual });
}

/** A `factNumber` that is guessed from other facts if its own has no number. */
export function guessedNumber(fact: FactName, range: Range, { usual, guess }: Guess<number, number>): Trait<number> {
  return number(range, usual, (facts) => facts.number(fact, range, guess(facts)));
}

/** Yes or no, as one of two words; usually no. */
export function flag(yes: string, no: string, isTrue: (facts: FactReader) => boolean): Trait<boolean> {
  return { write: (facts) => (isTrue(facts) ? yes : no), read: (part) => part === yes };
}

/** The features that the facts confirm, written as their first letters; `n` for none. */
export function features<const Name extends FactName>(names: readonly Name[]): Trait<readonly Name[]> {
  const letter = (name: Name): string => name.charAt(0);
  return {
    write: (facts) =>
      names
        .filter((name) => facts.isYes(name))
        .map(letter)
        .join("") || "n",
    read: (part) => names.filter((name) => part.includes(letter(name))),
  };
}
