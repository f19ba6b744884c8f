export { createOwnWords, type OwnWords, type WordSet } from "./createOwnWords.ts";
