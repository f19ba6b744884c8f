import * as compliance from "@torg/compliance";

const wordsOfLaw = new Set(
  Object.values(compliance)
    .flatMap((value: unknown) => (typeof value === "object" && value !== null ? Object.values(value) : [value]))
    .filter((value) => typeof value === "string"),
);

/** Whole sentences, which must also be kept when they are part of a longer text. */
const sentences = [...wordsOfLaw].filter((words) => words.endsWith("."));

/** Whether a text is required by law, contains such a sentence or begins with one. */
export const isOfLaw = (words: string): boolean =>
  wordsOfLaw.has(words) ||
  words.startsWith(`${compliance.recallHeading}: `) ||
  sentences.some((sentence) => words.includes(sentence));
