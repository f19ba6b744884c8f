import { effectiveConsent, needsChoice, readConsent } from "@torg/consent/domain";

/**
 * The version of purposes, vendors and words that this storefront asks consent for; a new one asks again. It goes up
 * whenever the hash below changes, so that each kept choice can be held against what was shown.
 */
export const consentVersion = 2;

/** SHA-256 of what the dialog says and of the list of what is kept, in hexadecimal digits. */
export const consentTextHash = "cbd760abfc0dbbf2c0adcb1ffdda46d9f20b462b585ff733e71db36f4060470f";

/** Says whether measuring scripts may be told anything now: only on an active yes to marketing that still counts. */
export function mayMeasure(): boolean {
  const cookies = document.cookie;
  if (needsChoice(cookies, { version: consentVersion, now: Date.now() })) return false;
  return effectiveConsent(readConsent(cookies)).marketing;
}
