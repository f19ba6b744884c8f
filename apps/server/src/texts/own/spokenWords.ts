import { answerTexts, spokenEmailTexts } from "../spokenTexts.ts";
import { createOwnWords } from "./createOwnWords.ts";

/** The texts of letters and responses, with the own texts of the shop that this process serves. */
export const spokenWords = createOwnWords([
  ["letters", spokenEmailTexts],
  ["answers", answerTexts],
]);
