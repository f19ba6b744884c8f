import { foldWord } from "./foldWord.ts";
import { wordBreak } from "./WordColumns.ts";
import type { WordList } from "./WordList.ts";

/** Most trigrams searched per word. */
const maxTrigrams = 31;
const tableSize = 4096;
const placeOf = (one: number, two: number, three: number): number =>
  (Math.imul(one, 961) + Math.imul(two, 31) + three) & (tableSize - 1);

/** The trigrams of a word, with two breaks before it and one after. */
function trigramsOf(bare: string): readonly string[] {
  const padded = wordBreak + wordBreak + bare + wordBreak;
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))].slice(
    0,
    maxTrigrams,
  );
}

/** The number of trigrams of a word. */
export const trigramCount = (word: string): number => trigramsOf(foldWord(word)).length;

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** A word of a name that shares trigrams with a typed one. */
export interface AlikeWord {
  readonly word: number;
  readonly shared: number;
}

/** Words of names that share at least `least` trigrams with a typed one, ignoring diacritics. */
export function alikeWords(words: WordList, typed: string, least: number): readonly AlikeWord[] {
  const trigrams = trigramsOf(foldWord(typed));
  const isAny = new Uint8Array(tableSize);
  for (const three of trigrams) isAny[placeOf(three.charCodeAt(0), three.charCodeAt(1), three.charCodeAt(2))] = 1;
  const bitOf = new Map(trigrams.map((three, index) => [three, 1 << index]));
  const { letters } = words;
  const end = wordBreak.charCodeAt(0);
  const found: AlikeWord[] = [];
  let [one, two, bits, word] = [end, end, 0, 0];
  for (let at = 0; at < letters.length; at += 1) {
    const three = letters.charCodeAt(at);
    if (isAny[placeOf(one, two, three)] === 1) bits |= bitOf.get(String.fromCharCode(one, two, three)) ?? 0;
    one = two;
    two = three;
    if (three !== end) continue;
    const shared = bits === 0 ? 0 : countBits(bits);
    if (shared >= least && words.is("named", word)) found.push({ word, shared });
    one = end;
    bits = 0;
    word += 1;
  }
  return found;
}
