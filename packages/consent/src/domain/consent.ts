/** The kinds of consent. */
export type ConsentKey = "required" | "marketing" | "functional";

/** The recorded decision per kind: yes, no, or none (yet, or any more). */
export type RecordedConsent = Readonly<Record<ConsentKey, boolean | null>>;

/** The visitor's choice; the required kind is not optional. */
export interface ConsentChoice {
  readonly marketing: boolean;
  readonly functional: boolean;
}

/** The initial state of the switches. Preselection is not consent. */
export interface ConsentDefaults {
  readonly marketing: boolean;
  readonly functional: boolean;
}

/** The declared defaults. A shop without preselection sets the functional one to false. */
export const consentDefaults: ConsentDefaults = { marketing: false, functional: true };

/** Consent to everything. */
export const fullConsent: ConsentChoice = { marketing: true, functional: true };

/** Consent to nothing beyond the required kind. */
export const onlyNecessary: ConsentChoice = { marketing: false, functional: false };

/** Whether a kind has been decided, either way. */
export function isDecided(recorded: RecordedConsent, key: ConsentKey): boolean {
  return recorded[key] !== null;
}

/** What the given decisions allow: without an active yes, only what is required. */
export function effectiveConsent(recorded: RecordedConsent): ConsentChoice {
  return { marketing: recorded.marketing === true, functional: recorded.functional === true };
}

/** What the switches of the settings view show: the recorded choice, or else the default. */
export function choiceWithDefaults(
  recorded: RecordedConsent,
  defaults: ConsentDefaults = consentDefaults,
): ConsentChoice {
  return {
    marketing: recorded.marketing ?? defaults.marketing,
    functional: recorded.functional ?? defaults.functional,
  };
}

/** The choice made by allowing blocked content: functional services on, the rest as recorded. */
export function withFunctional(recorded: RecordedConsent): ConsentChoice {
  return { ...effectiveConsent(recorded), functional: true };
}
