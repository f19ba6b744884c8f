export { consentTexts } from "./sv.ts";
export type { ConsentTexts } from "./sv.ts";
export { storedTexts } from "./storedSv.ts";
export type { StoredTexts } from "./storedSv.ts";
