import type { ConsentDefaults } from "@torg/consent/domain";
import { createConsentState } from "@torg/consent/state";
import type { ConsentState } from "@torg/consent/state";
import { consentTextHash, consentVersion } from "./consentVersion.ts";
import { tellTags } from "../client/tellTags.ts";
import { shopClient } from "../awake/shopClient.ts";

let made: ConsentState | null = null;

/** The one state of consent of this document. */
export function pageConsent(defaults: ConsentDefaults): ConsentState {
  made ??= createConsentState({
    client: shopClient(),
    now: Date.now,
    version: consentVersion,
    textHash: consentTextHash,
    onChoice: tellTags,
    defaults,
    page: {
      readCookies: () => document.cookie,
      writeCookie: (cookie) => {
        document.cookie = cookie;
      },
      address: () => window.location.pathname + window.location.search + window.location.hash,
      load: (address) => {
        window.location.replace(address);
      },
      isSecure: window.location.protocol === "https:",
    },
  });
  return made;
}
