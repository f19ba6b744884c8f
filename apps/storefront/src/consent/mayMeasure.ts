import { effectiveConsent, needsChoice, readConsent } from "@torg/consent/domain";
import { consentVersion } from "./consentVersion.ts";

/** Says whether measuring scripts may be told anything now: only on an active yes to marketing that still counts. */
export function mayMeasure(): boolean {
  const cookies = document.cookie;
  if (needsChoice(cookies, { version: consentVersion, now: Date.now() })) return false;
  return effectiveConsent(readConsent(cookies)).marketing;
}
