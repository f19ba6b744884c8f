import * as compliance from "@torg/compliance";

const wordsOfLaw = new Set(
  Object.values(compliance)
    .flatMap((value: unknown) => (typeof value === "object" && value !== null ? Object.values(value) : [value]))
    .filter((value) => typeof value === "string"),
);

/** Whole sentences, which stay also where they stand among others. */
const sentences = [...wordsOfLaw].filter((words) => words.endsWith("."));

/** Whether law wants something said in these words, in a sentence of them, or begun with them. */
export const isOfLaw = (words: string): boolean =>
  wordsOfLaw.has(words) ||
  words.startsWith(`${compliance.recallHeading}: `) ||
  sentences.some((sentence) => words.includes(sentence));
