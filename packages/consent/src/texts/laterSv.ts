import { storedTexts } from "./storedSv.ts";

/** The words of consent that its dialog does without. */
export const laterConsentTexts = { stored: storedTexts };

/** What has to be given to the parts beside the dialog. */
export type LaterConsentTexts = typeof laterConsentTexts;
