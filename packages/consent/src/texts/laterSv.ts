import { embedTexts } from "./embedSv.ts";
import { storedTexts } from "./storedSv.ts";

/** The words of consent that its dialog does without. */
export const laterConsentTexts = { embed: embedTexts, stored: storedTexts };

/** What has to be given to the parts beside the dialog. */
export type LaterConsentTexts = typeof laterConsentTexts;
