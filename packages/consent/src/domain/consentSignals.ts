import type { ConsentChoice } from "./consent.ts";

/** The value of a signal. */
export type Signal = "granted" | "denied";

/** The signals of consent mode, version 2. */
export interface ConsentSignals {
  readonly ad_storage: Signal;
  readonly ad_user_data: Signal;
  readonly ad_personalization: Signal;
  readonly analytics_storage: Signal;
  readonly functionality_storage: Signal;
  readonly personalization_storage: Signal;
  readonly security_storage: Signal;
}

/** Translates a choice into consent mode signals for tags; before any choice everything except security is denied. */
export function consentSignals({ marketing, functional }: ConsentChoice): ConsentSignals {
  const forMarketing = marketing ? "granted" : "denied";
  const forFunctions = functional ? "granted" : "denied";
  return {
    ad_storage: forMarketing,
    ad_user_data: forMarketing,
    ad_personalization: forMarketing,
    analytics_storage: forMarketing,
    functionality_storage: forFunctions,
    personalization_storage: forFunctions,
    security_storage: "granted",
  };
}
