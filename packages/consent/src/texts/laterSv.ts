import { embedTexts } from "./embedSv.ts";
import { storedTexts } from "./storedSv.ts";

/** Texts of consent that the dialog does not need. */
export const laterConsentTexts = { embed: embedTexts, stored: storedTexts };

/** The texts of the components besides the dialog. */
export type LaterConsentTexts = typeof laterConsentTexts;
