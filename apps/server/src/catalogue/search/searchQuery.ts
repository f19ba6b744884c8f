import { splitMeasure, wordForms } from "./searchWords.ts";

/** How a word may be met: as the whole word in any of its forms, or as the beginning of one. */
export type WordMatch = "whole" | "begun";

/** Where words may stand: in name, brand, category and numbers, or in the specifications as well. */
export type WordPlace = "names" | "anywhere";

/** Words as a text query of the database: every word in one of its forms. Words must come from `searchWords`. */
export function searchQuery(words: readonly string[], match: WordMatch, place: WordPlace): string {
  const marks = `${match === "begun" ? "*" : ""}${place === "names" ? "A" : ""}`;
  const marked = (word: string): string => (marks === "" ? word : `${word}:${marks}`);
  // Of another name that is several words, each follows the one before.
  const written = (form: string): string =>
    form.includes("+") ? `(${form.split("+").map(marked).join(" <-> ")})` : marked(form);
  return words
    .map((word) => {
      const measure = splitMeasure(word);
      const forms = wordForms(word).map(written);
      const parts = measure === null ? [] : [`(${measure.map(written).join(" <-> ")})`];
      return `(${[...forms, ...parts].join(" | ")})`;
    })
    .join(" & ");
}

/** Letters that either part of a compound must have. */
const shortestPart = 3;

/**
 * Words as a text query that takes each long word for a compound of two, wherever it can be parted: for goods whose
 * names are two words where the shopper writes one. Null when no word is long enough.
 */
export function compoundQuery(words: readonly string[]): string | null {
  if (words.every((word) => word.length < 2 * shortestPart)) return null;
  return words
    .map((word) => {
      const cuts = Array.from(
        { length: Math.max(0, word.length - 2 * shortestPart + 1) },
        (_, at) => at + shortestPart,
      );
      const parted = cuts.map((at) => `(${word.slice(0, at)}:* & ${word.slice(at)}:*)`);
      return `(${[`${word}:*`, ...parted].join(" | ")})`;
    })
    .join(" & ");
}
