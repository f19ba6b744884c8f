import { answerTexts, letterTexts } from "../spokenTexts.ts";
import { createOwnWords } from "./createOwnWords.ts";

/** Letters and answers, which wear the words of the shop that this process serves. */
export const spokenWords = createOwnWords([
  ["letters", letterTexts],
  ["answers", answerTexts],
]);
