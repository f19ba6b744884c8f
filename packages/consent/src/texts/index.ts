export { consentTexts } from "./sv.ts";
export type { ConsentTexts } from "./sv.ts";
export { laterConsentTexts } from "./laterSv.ts";
export type { LaterConsentTexts } from "./laterSv.ts";
