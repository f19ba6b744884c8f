import { searchMaximum } from "@torg/catalog/domain";
import { sameWords } from "../../texts/catalogue/sameWords.ts";
import type { WordRules } from "../words/WordRules.ts";

const maxWords = 8;

/** The words of a query in lower case, without special characters of query languages. */
export function searchWords(query: string): readonly string[] {
  return query
    .normalize()
    .slice(0, searchMaximum)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .slice(0, maxWords);
}

const groups = sameWords.map((group) => group.split(" "));
const sameAs: ReadonlyMap<string, readonly string[]> = new Map(
  groups.flat().map((word) => [word, groups.filter((group) => group.includes(word)).flat()]),
);

const endings = /(?:arna|orna|erna|an|en|et|ar|or|er|na|n|a|t|s)$/;

/** A word without its Swedish ending, if that is known. */
export function withoutEnding(word: string): string {
  return word.replace(endings, "");
}

/** A word with its synonyms and irregular plurals. Synonyms of several words are joined. */
export function wordForms(word: string): readonly string[] {
  const bare = withoutEnding(word);
  const others = [...(sameAs.get(word) ?? []), ...(sameAs.get(bare) ?? [])].map((other) => other.replaceAll("+", ""));
  return [...new Set([word, ...others])];
}

/** Synonyms of several words. */
const phrases = [...sameAs.keys()].filter((word) => word.includes("+")).map((word) => word.split("+"));
const negations = new Set(["utan", "ej", "inte"]);

/** The rules for reading the words of products. */
export const wordRules: WordRules = { phrases, negations };

/** Splits a query into wanted and excluded words: "kyl utan frys". A wanted word must come first. */
export function splitNegation(words: readonly string[]): {
  readonly wanted: readonly string[];
  readonly without: readonly string[];
} {
  const isNegated = (index: number): boolean => index > 1 && negations.has(words[index - 1] ?? "");
  const isNegation = (index: number): boolean => isNegated(index + 1) && index + 1 < words.length;
  return {
    wanted: words.filter((_, index) => !isNegated(index) && !isNegation(index)),
    without: words.filter((_, index) => isNegated(index)),
  };
}
