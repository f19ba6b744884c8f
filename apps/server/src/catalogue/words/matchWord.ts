import { foldWord } from "./foldWord.ts";
import { wordPlaces, placeCount } from "./WordColumns.ts";
import type { WordList } from "./WordList.ts";
import { wordStem } from "./wordStem.ts";

/** How words of the index fit a word that was typed, as bits. */
const fits = { part: 1, begun: 2, whole: 4, includes: 8, written: 16, exact: 32 } as const;

/** Words of an index that fit a typed word, and how each does. */
export type WordFits = ReadonlyMap<number, number>;

/** Letters below which a part of a word says nothing. */
const shortestPart = 3;

interface Typed {
  readonly word: string;
  readonly bare: string;
  readonly stem: string;
  readonly bareStem: string;
  /** Who types without marks means both; who types marks means them. */
  readonly hasMarks: boolean;
}

function typedOf(word: string): Typed {
  const [bare, stem] = [foldWord(word), wordStem(word)];
  return { word, bare, stem, bareStem: foldWord(stem), hasMarks: bare !== word };
}

/** A word with so many letters more than a digit or two, and a digit at its end, is the number of an article. */
const numberLonger = 4;

/** Whether a word is the number of an article that a digit or two begin: they mean a measure or a model. */
function isMerelyBegunNumber(words: WordList, word: number, bare: string): boolean {
  return bare.length < shortestPart && words.lengthOf(word) > bare.length + numberLonger && words.endsInDigit(word);
}

/** Words that have the typed one whole, in any of its forms, or begin with it. */
function begunFits(words: WordList, { bare, stem, bareStem, hasMarks }: Typed): Map<number, number> {
  const found = new Map<number, number>();
  const { first, end } = words.begunWith(bareStem);
  for (let word = first; word < end; word += 1) {
    const isSame = words.begins(bare, word);
    const isForm = !hasMarks || words.written(word).startsWith(stem);
    if ((!isSame && !isForm) || isMerelyBegunNumber(words, word, bare)) continue;
    const isExact = isSame && words.lengthOf(word) === bare.length;
    const isWhole = isExact || (isForm && words.stemLength(word) === bareStem.length);
    found.set(word, fits.begun | (isWhole ? fits.whole : 0));
  }
  return found;
}

/** How a word of the index has the letters of the typed one, beside what it means. */
function lettersOf(words: WordList, { word, bare }: Typed, number: number): number {
  const isBegun = words.begins(bare, number);
  if (!isBegun && !words.folded(number).includes(bare)) return 0;
  const isWritten = words.is("marked", number) ? words.written(number).includes(word) : word === bare;
  const isExact = isBegun && words.lengthOf(number) === bare.length;
  return fits.includes | (isWritten ? fits.written : 0) | (isExact ? fits.exact : 0);
}

/** Words that begin with a typed one, in one of its forms. */
export function matchBegun(words: WordList, word: string): WordFits {
  return begunFits(words, typedOf(word));
}

/** Words that fit a typed one: whole in any form of it or of its other names, begun, or having it as a part. */
export function matchWord(words: WordList, word: string, others: readonly string[]): WordFits {
  const typed = typedOf(word);
  const found = begunFits(words, typed);
  if (word.length >= shortestPart)
    for (const number of words.containing(typed.bareStem)) found.set(number, (found.get(number) ?? 0) | fits.part);
  for (const [number, fit] of found) found.set(number, fit | lettersOf(words, typed, number));
  for (const other of others)
    for (const [number, fit] of begunFits(words, typedOf(other))) found.set(number, (found.get(number) ?? 0) | fit);
  return found;
}

/** What is known of a row that has all words, as bits: the larger the number, the better it is meant. */
export const rowMarks = {
  found: 128,
  wholeNames: 64,
  /** Its name begins with the words. */
  first: 32,
  /** Its name has the words. */
  own: 16,
  whole: 8,
  begunNames: 4,
  begun: 2,
  /** The words are written as they were typed. */
  written: 1,
} as const;

/** What a word that fits so says of a row, for each place where it may stand there; `position` of those that were typed. */
export function meaningOf(fit: number, position: number, isLast: boolean): Uint8Array {
  const has = (kind: keyof typeof fits): boolean => (fit & fits[kind]) !== 0;
  const isFirst = has("exact") || (isLast && has("begun") && has("includes"));
  const firstPlace = Math.min(wordPlaces.first + position, wordPlaces.later);
  return Uint8Array.from({ length: placeCount }, (_, place) => {
    const isNamed = place >= wordPlaces.names;
    const marks: readonly (readonly [boolean, number])[] = [
      [has("whole"), rowMarks.whole | rowMarks.begun],
      [has("whole") && isNamed, rowMarks.wholeNames | rowMarks.begunNames],
      [has("begun"), rowMarks.begun],
      [has("begun") && isNamed, rowMarks.begunNames],
      [has("includes") && place >= wordPlaces.first, rowMarks.own],
      [has("written") && isNamed, rowMarks.written],
      [isFirst && place === firstPlace, rowMarks.first],
    ];
    return marks.reduce<number>((sum, [holds, mark]) => (holds ? sum | mark : sum), rowMarks.found);
  });
}
