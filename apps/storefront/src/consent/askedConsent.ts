import { askedWords } from "@torg/consent/domain";
import { consentTexts, laterConsentTexts } from "@torg/consent/texts";
import { createHash } from "node:crypto";
import type { ConsentAsked } from "./consentAsked.ts";

/** Digits of the hash that make the version: as many as fit a number of nine. */
const versionDigits = 7;

/** What visitors are asked for, by the words as the shop says them now, its own among them. */
export function askedConsent(): ConsentAsked {
  const textHash = createHash("sha256").update(askedWords(consentTexts, laterConsentTexts.stored.what)).digest("hex");
  return { version: Number.parseInt(textHash.slice(0, versionDigits), 16), textHash };
}
