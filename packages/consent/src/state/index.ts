export { browserPage, undecidedPage } from "./browserPage.ts";
export { createConsentState } from "./createConsentState.ts";
export type { ConsentOptions, ConsentPage, ConsentSnapshot, ConsentState } from "./createConsentState.ts";
