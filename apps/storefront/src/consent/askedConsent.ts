import { consentedTexts } from "@torg/consent/domain";
import { consentTexts, laterConsentTexts } from "@torg/consent/texts";
import { createHash } from "node:crypto";
import type { ConsentAsked } from "./consentAsked.ts";

/** Hex digits of the hash that form the version: as many as fit into a nine-digit number. */
const versionDigits = 7;

/** What visitors are asked to consent to, derived from the shop's current texts, its own texts included. */
export function askedConsent(): ConsentAsked {
  const textHash = createHash("sha256")
    .update(consentedTexts(consentTexts, laterConsentTexts.stored.what))
    .digest("hex");
  return { version: Number.parseInt(textHash.slice(0, versionDigits), 16), textHash };
}
