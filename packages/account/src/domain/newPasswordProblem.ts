import { type PasswordProblem, passwordProblem } from "./passwordProblem.ts";

/** What is wrong with a password that somebody chooses. */
export type NewPasswordProblem =
  | PasswordProblem
  | "too-short"
  /** A few signs over and over, or a row of neighbours such as `123456789012`. */
  | "too-plain"
  /** Mostly the name or the mail address of whoever has it, or that of the shop. */
  | "own-words";

/** What a password that somebody chooses is held against. */
export interface PasswordDemands {
  /** The fewest signs, as a person counts them. */
  readonly shortest: number;
  /** Names and addresses that a stranger would try first. */
  readonly known: readonly string[];
}

/** The shortest password of a shopper, in signs as a person counts them. */
export const shortestPassword = 10;

const fewestDifferent = 5;
const fewestSteps = 3;
const fewestLetters = 4;

const segmenter = new Intl.Segmenter("sv", { granularity: "grapheme" });
const signsOf = (text: string): readonly string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Wide letters are the same when a password is checked, and capitals are the first thing that is tried. */
const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Words in names and addresses that are long enough to be somebody's. */
const wordsOf = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap((text) => plain(text).split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => signsOf(word).length >= fewestLetters);

/** How many different steps lead from each sign to the next: a row of neighbours has one. */
function stepsIn(signs: readonly string[]): number {
  const codes = signs.map((sign) => sign.codePointAt(0) ?? 0);
  return new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0))).size;
}

/** What of a password is left without some words, the longest first. */
const withoutWords = (password: string, words: readonly string[]): string =>
  words.toSorted((a, b) => b.length - a.length).reduce((rest, word) => rest.replaceAll(word, ""), password);

/**
 * Tells what is wrong with a password that somebody chooses; null when it may be taken. Length is what makes it hard to
 * guess: no kinds of signs are asked for and none is refused (NIST SP 800-63B, 3.1.1.2). Less than half of the shortest
 * length beside what is known is mostly what is known.
 */
export function newPasswordProblem(password: string, { shortest, known }: PasswordDemands): NewPasswordProblem | null {
  const problem = passwordProblem(password);
  if (problem !== null) return problem;
  const typed = plain(password);
  const signs = signsOf(typed);
  if (signs.length < shortest) return "too-short";
  if (new Set(signs).size < fewestDifferent || stepsIn(signs) < fewestSteps) return "too-plain";
  return signsOf(withoutWords(typed, wordsOf(known))).length < shortest / 2 ? "own-words" : null;
}
