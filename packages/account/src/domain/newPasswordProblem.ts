import { type PasswordProblem, passwordProblem } from "./passwordProblem.ts";

/** The problems of a newly chosen password. */
export type NewPasswordProblem =
  | PasswordProblem
  | "too-short"
  /** A few repeated characters, or a sequence such as `123456789012`. */
  | "too-plain"
  /** Mostly the name or e-mail address of its owner, or those of the shop. */
  | "own-words";

/** The requirements for a new password. */
export interface PasswordRequirements {
  /** Minimum length in user-perceived characters. */
  readonly shortest: number;
  /** Names and addresses that an attacker would try first. */
  readonly known: readonly string[];
}

/** Minimum length of a shopper's password, in user-perceived characters. */
export const minPasswordLength = 10;

const fewestDifferent = 5;
const fewestSteps = 3;
const fewestLetters = 4;

const segmenter = new Intl.Segmenter("sv", { granularity: "grapheme" });
const charactersOf = (text: string): readonly string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Full-width letters are equal when a password is checked, and attackers try capitals first. */
const normalized = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Words in names and addresses that are long enough to identify somebody. */
const wordsOf = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap((text) => normalized(text).split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => charactersOf(word).length >= fewestLetters);

/** The number of distinct code point differences between neighbouring characters: a sequence has one. */
function stepsIn(characters: readonly string[]): number {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  return new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0))).size;
}

/** The rest of a password after removing some words, longest first. */
const withoutWords = (password: string, words: readonly string[]): string =>
  words.toSorted((a, b) => b.length - a.length).reduce((rest, word) => rest.replaceAll(word, ""), password);

/**
 * Returns the problem of a new password; null if it is acceptable. Length makes it hard to guess, so no character
 * classes are required or forbidden (NIST SP 800-63B, 3.1.1.2). If less than half of the minimum length remains besides
 * known words, the password consists mostly of them.
 */
export function newPasswordProblem(
  password: string,
  { shortest, known }: PasswordRequirements,
): NewPasswordProblem | null {
  const problem = passwordProblem(password);
  if (problem !== null) return problem;
  const normalizedPassword = normalized(password);
  const characters = charactersOf(normalizedPassword);
  if (characters.length < shortest) return "too-short";
  if (new Set(characters).size < fewestDifferent || stepsIn(characters) < fewestSteps) return "too-plain";
  return charactersOf(withoutWords(normalizedPassword, wordsOf(known))).length < shortest / 2 ? "own-words" : null;
}
