import { nameWords } from "../search/nameMatch.ts";

/** A word of a text, and its index among the words, from 0. */
export interface WrittenWord {
  readonly word: string;
  readonly position: number;
  /** Several separate words, joined as people join them. */
  readonly isJoined: boolean;
}

/** Longer words are ignored. */
const maxWordLength = 64;
const number = /^\d{1,5}$/;
const letters = /^\p{L}+$/u;
/** Letters after a number that are joined to it: units are no longer, and of a compound it is the beginning. */
const unitLetters = 4;
const measure = /^(\d{1,5})(\p{L}{1,4})$/u;

/**
 * The words of a text. Numbers with units and names of several words are also joined, and measures also split: "32 GB"
 * is found by "32gb", and "32GB" by "32 gb", without an index of word order.
 */
export function writtenWords(text: string, phrases: readonly (readonly string[])[] = []): readonly WrittenWord[] {
  const words = nameWords(text).filter((word) => word.length <= maxWordLength);
  const found: WrittenWord[] = words.map((word, position) => ({ word, position, isJoined: false }));
  for (const [position, word] of words.entries()) {
    const [, ...parts] = measure.exec(word) ?? [];
    for (const part of parts) found.push({ word: part, position, isJoined: true });
    const next = words[position + 1];
    if (next === undefined) break;
    if (number.test(word) && letters.test(next))
      found.push({ word: word + next.slice(0, unitLetters), position, isJoined: true });
    for (const phrase of phrases)
      if (phrase.every((part, place) => words[position + place] === part))
        found.push({ word: phrase.join(""), position, isJoined: true });
  }
  return found;
}
