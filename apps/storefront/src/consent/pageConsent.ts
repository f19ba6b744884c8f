import type { ConsentDefaults } from "@torg/consent/domain";
import { clearRecentHistory } from "@torg/catalog/wire";
import { browserPage, createConsentState } from "@torg/consent/state";
import type { ConsentState } from "@torg/consent/state";
import { consentAsked } from "./consentAsked.ts";
import { updateConsentMode } from "./updateConsentMode.ts";
import { shopClient } from "../awake/shopClient.ts";

let created: ConsentState | null = null;

/** The one consent state of this document. */
export function pageConsent(defaults: ConsentDefaults): ConsentState {
  created ??= createConsentState({
    client: shopClient(),
    now: Date.now,
    ...consentAsked(),
    onChoice(signals) {
      updateConsentMode(signals);
      // Withdrawing consent also deletes what it had allowed.
      if (signals.functionality_storage === "denied") clearRecentHistory();
    },
    defaults,
    page: browserPage(),
  });
  return created;
}
