export { consentedTexts } from "./consentedTexts.ts";
export type { ConsentedTexts } from "./consentedTexts.ts";
export {
  consentDefaults,
  effectiveConsent,
  fullConsent,
  isDecided,
  onlyNecessary,
  choiceWithDefaults,
  withFunctional,
} from "./consent.ts";
export type { ConsentChoice, ConsentDefaults, ConsentKey, RecordedConsent } from "./consent.ts";
export {
  consentLifetime,
  consentMaxAge,
  isAllowed,
  hasChosen,
  needsChoice,
  readConsent,
  readConsentRecord,
  validConsent,
  writeConsent,
} from "./consentCookies.ts";
export type { ConsentRecord } from "./consentCookies.ts";
export { consentSignals } from "./consentSignals.ts";
export type { ConsentSignals, Signal } from "./consentSignals.ts";
export { storedItem, storedItems } from "./storedItems.ts";
export type { StoredFor, StoredItem, StoredKind, StoredName } from "./storedItems.ts";
export { embedHost } from "./embedHost.ts";
export { isLinkToElement, reloadAddress } from "./reloadAddress.ts";
