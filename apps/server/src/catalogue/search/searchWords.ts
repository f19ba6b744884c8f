import { sameWords } from "../../texts/sameWords.ts";
import type { WordRules } from "../words/WordRules.ts";

const longestQuery = 100;
const mostWords = 8;

/** The words of a query in lower case, without anything that means something to a query language. */
export function searchWords(query: string): readonly string[] {
  return query
    .normalize()
    .slice(0, longestQuery)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .slice(0, mostWords);
}

const groups = sameWords.map((group) => group.split(" "));
const sameAs: ReadonlyMap<string, readonly string[]> = new Map(
  groups.flat().map((word) => [word, groups.filter((group) => group.includes(word)).flat()]),
);

const endings = /(?:arna|orna|erna|an|en|et|ar|or|er|na|n|a|t|s)$/;

/** A word without its Swedish ending, if it has one that is known. */
export function withoutEnding(word: string): string {
  return word.replace(endings, "");
}

/**
 * What stands for a word besides itself: other names of the same thing, and plurals that no ending tells. Of a name that
 * is several words these are joined.
 */
export function wordForms(word: string): readonly string[] {
  const bare = withoutEnding(word);
  const others = [...(sameAs.get(word) ?? []), ...(sameAs.get(bare) ?? [])].map((other) => other.replaceAll("+", ""));
  return [...new Set([word, ...others])];
}

/** Other names that are several words. */
const phrases = [...sameAs.keys()].filter((word) => word.includes("+")).map((word) => word.split("+"));
const negations = new Set(["utan", "ej", "inte"]);

/** What the words of products are read with. */
export const wordRules: WordRules = { phrases, negations };

/** What words ask for, and what they ask to be without: "kyl utan frys". Something has to be asked for first. */
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
