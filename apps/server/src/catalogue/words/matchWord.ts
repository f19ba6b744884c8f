import { foldWord } from "./foldWord.ts";
import { wordPlaces, placeCount } from "./WordColumns.ts";
import type { WordList } from "./WordList.ts";
import { wordStem } from "./wordStem.ts";

/** How words of the index match a typed word, as bits. */
const fits = { part: 1, begun: 2, whole: 4, includes: 8, written: 16, exact: 32 } as const;

/** Words of an index that match a typed word, with their bits. */
export type WordFits = ReadonlyMap<number, number>;

/** Fewest letters for a match within a word. */
const minPartLength = 3;

interface Typed {
  readonly word: string;
  readonly bare: string;
  readonly stem: string;
  readonly bareStem: string;
  /** A word typed without diacritics matches both spellings; with diacritics only its own. */
  readonly hasMarks: boolean;
}

function typedOf(word: string): Typed {
  const [bare, stem] = [foldWord(word), wordStem(word)];
  return { word, bare, stem, bareStem: foldWord(stem), hasMarks: bare !== word };
}

/** A word that is this much longer than one or two typed digits and ends in a digit is an article number. */
const numberLonger = 4;

/**
 * Whether a word is an article number that only happens to begin with a digit or two, which mean a measure or model.
 */
function isMerelyBegunNumber(words: WordList, word: number, bare: string): boolean {
  return bare.length < minPartLength && words.lengthOf(word) > bare.length + numberLonger && words.endsInDigit(word);
}

/** Words that equal the typed one in any of its forms, or begin with it. */
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

/** How a word of the index has the typed letters, apart from their meaning. */
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

/** Words that match a typed one: equal in any form or synonym, begun, or containing it. */
export function matchWord(words: WordList, word: string, otherForms: readonly string[]): WordFits {
  const typed = typedOf(word);
  const found = begunFits(words, typed);
  if (word.length >= minPartLength)
    for (const number of words.containing(typed.bareStem)) found.set(number, (found.get(number) ?? 0) | fits.part);
  for (const [number, fit] of found) found.set(number, fit | lettersOf(words, typed, number));
  for (const other of otherForms)
    for (const [number, fit] of begunFits(words, typedOf(other))) found.set(number, (found.get(number) ?? 0) | fit);
  return found;
}

/** How a row matches all words, as bits: the larger the number, the better the match. */
export const rowMarks = {
  found: 128,
  wholeNames: 64,
  /** Its name begins with the words. */
  first: 32,
  /** Its name contains the words. */
  own: 16,
  whole: 8,
  begunNames: 4,
  begun: 2,
  /** The words are written as typed. */
  written: 1,
} as const;

/** The marks that a matching word gives a row, for each place it may have there; `position` is the typed word's. */
export function matchMarks(fit: number, position: number, isLast: boolean): Uint8Array {
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
