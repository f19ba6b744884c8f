/** The kinds of consent. */
export type ConsentKey = "required" | "marketing" | "functional";

/** What is recorded per kind: yes, no, or nothing yet. */
export type RecordedConsent = Readonly<Record<ConsentKey, boolean | null>>;

/** A choice of the visitor; what is required is not a choice. */
export interface ConsentChoice {
  readonly marketing: boolean;
  readonly functional: boolean;
}

/** What the switches show before there is a choice. Being preselected is not consent. */
export interface ConsentDefaults {
  readonly marketing: boolean;
  readonly functional: boolean;
}

/** The declared defaults. A shop that wants nothing preselected sets the functional one to false. */
export const consentDefaults: ConsentDefaults = { marketing: false, functional: true };

/** A yes to everything. */
export const everything: ConsentChoice = { marketing: true, functional: true };

/** A yes to nothing but what the shop cannot do without. */
export const onlyNecessary: ConsentChoice = { marketing: false, functional: false };

/** Says whether a kind has been decided, by a yes or by a no. */
export function isDecided(recorded: RecordedConsent, key: ConsentKey): boolean {
  return recorded[key] !== null;
}

/** Gives what may be done now: without an active yes, nothing beyond the necessary. */
export function effectiveConsent(recorded: RecordedConsent): ConsentChoice {
  return { marketing: recorded.marketing === true, functional: recorded.functional === true };
}

/** Gives what the switches of the settings view show: the recorded choice, where there is none the default. */
export function shownChoice(recorded: RecordedConsent, defaults: ConsentDefaults = consentDefaults): ConsentChoice {
  return {
    marketing: recorded.marketing ?? defaults.marketing,
    functional: recorded.functional ?? defaults.functional,
  };
}

/** Gives the choice that a click on blocked content makes: functional services on, the rest as recorded. */
export function withFunctional(recorded: RecordedConsent): ConsentChoice {
  return { ...effectiveConsent(recorded), functional: true };
}
