import { consentSignals, fullConsent } from "@torg/consent/domain";
import { afterEach, expect, it, vi } from "vitest";
import { updateConsentMode } from "./updateConsentMode.ts";

afterEach(() => vi.unstubAllGlobals());

it("tells tags about a choice, and works without tags", () => {
  updateConsentMode(consentSignals(fullConsent));
  const gtag = vi.fn();
  vi.stubGlobal("gtag", gtag);
  updateConsentMode(consentSignals({ marketing: false, functional: true }));
  expect(gtag.mock.calls).toEqual([
    ["consent", "update", expect.objectContaining({ ad_storage: "denied", functionality_storage: "granted" })],
  ]);
});
