export { consentTexts } from "./sv.ts";
export type { ConsentTexts } from "./sv.ts";
