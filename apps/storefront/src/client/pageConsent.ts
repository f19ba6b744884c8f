import { createConsentState } from "@torg/consent/state";
import type { ConsentState } from "@torg/consent/state";
import type { ShopSettings } from "@torg/navigation/contract";
import { shopClient } from "./shopClient.ts";

/** The version of purposes and vendors that this storefront asks consent for; a new one asks again. */
const consentVersion = 1;

let made: ConsentState | null = null;

/** The one state of consent of this document. */
export function pageConsent(settings: ShopSettings): ConsentState {
  made ??= createConsentState({
    client: shopClient(),
    now: Date.now,
    version: consentVersion,
    defaults: settings.consentDefaults,
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
