import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { consentCookiesOf } from "../fixtures/consentCookiesOf.ts";
import {
  effectiveConsent,
  fullConsent,
  isDecided,
  onlyNecessary,
  choiceWithDefaults,
  withFunctional,
} from "./consent.ts";
import {
  consentMaxAge,
  isAllowed,
  needsChoice,
  readConsent,
  readConsentRecord,
  writeConsent,
} from "./consentCookies.ts";
import { consentSignals } from "./consentSignals.ts";
import { isLinkToElement, reloadAddress } from "./reloadAddress.ts";
import { storedItem, storedItems } from "./storedItems.ts";

const now = Date.UTC(2026, 10, 21);
const year = 365 * 24 * 60 * 60 * 1000;
const record = { version: 3, madeAt: now };
const choice = fc.record({ marketing: fc.boolean(), functional: fc.boolean() });
/** The `document.cookie` that results from the written cookies. */
const kept = (written: readonly string[]): string => written.map((line) => line.split(";")[0]).join("; ");

describe("writeConsent", () => {
  it("writes each kind as 1 or 0 for two years", () => {
    const attributes = "Path=/; Max-Age=63072000; SameSite=Lax";
    expect(writeConsent(onlyNecessary, record, false)).toEqual([
      `required=1; ${attributes}`,
      `marketing_third_party=0; ${attributes}`,
      `functional_third_party=0; ${attributes}`,
      `consent_record=3.${now}; ${attributes}`,
    ]);
    expect(writeConsent(fullConsent, record, true)[1]).toBe(`marketing_third_party=1; ${attributes}; Secure`);
  });

  it("writes a choice that readConsent can read", () => {
    fc.assert(
      fc.property(choice, (value) => {
        const cookies = kept(writeConsent(value, record, true));
        expect(effectiveConsent(readConsent(cookies))).toEqual(value);
        expect(readConsentRecord(cookies)).toEqual(record);
      }),
    );
  });
});

describe("readConsent", () => {
  it("treats 1 and 0 as decided and everything else as undecided", () => {
    const recorded = readConsent("required=1; marketing_third_party=0; functional_third_party=x");
    expect(recorded).toEqual({ required: true, marketing: false, functional: null });
    expect(isDecided(recorded, "required")).toBe(true);
    expect(isDecided(recorded, "marketing")).toBe(true);
    expect(isDecided(recorded, "functional")).toBe(false);
  });

  it("uses the first of two cookies with the same name, and ignores similar names", () => {
    expect(readConsent("required=0; required=1; xrequired=1").required).toBe(false);
    expect(readConsent("not_required=1; required2=1").required).toBeNull();
  });

  it("never fails on any header", () => {
    fc.assert(
      fc.property(fc.string(), (cookies) => {
        expect(Object.keys(readConsent(cookies))).toHaveLength(3);
        expect(readConsentRecord(cookies)).toBeNull();
      }),
    );
  });
});

describe("effectiveConsent", () => {
  it("allows only the necessary before an active yes, whatever the defaults are", () => {
    expect(effectiveConsent(readConsent(""))).toEqual(onlyNecessary);
    expect(effectiveConsent(readConsent(consentCookiesOf(fullConsent)))).toEqual(fullConsent);
  });
});

describe("choiceWithDefaults", () => {
  it("preselects the defaults until there is a choice", () => {
    expect(choiceWithDefaults(readConsent(""))).toEqual({ marketing: false, functional: true });
    const strict = { marketing: false, functional: false };
    expect(choiceWithDefaults(readConsent(""), strict)).toEqual(onlyNecessary);
    expect(choiceWithDefaults(readConsent(consentCookiesOf(onlyNecessary)))).toEqual(onlyNecessary);
  });
});

describe("withFunctional", () => {
  it("turns functional services on and leaves marketing as it was", () => {
    expect(withFunctional(readConsent(""))).toEqual({ marketing: false, functional: true });
    expect(withFunctional(readConsent(consentCookiesOf(fullConsent)))).toEqual(fullConsent);
  });
});

describe("needsChoice", () => {
  const current = { version: 3, now };

  it("is true when required consent is missing, and false after a refusal", () => {
    expect(needsChoice(consentCookiesOf(null), current)).toBe(true);
    expect(needsChoice("required=x", current)).toBe(true);
    expect(needsChoice(consentCookiesOf(onlyNecessary), current)).toBe(false);
    expect(needsChoice("required=1", current)).toBe(false);
  });

  it("is true again after twelve months and when the purposes have changed", () => {
    const cookies = kept(writeConsent(fullConsent, record, false));
    expect(needsChoice(cookies, current)).toBe(false);
    expect(needsChoice(cookies, { version: 3, now: now + year })).toBe(false);
    expect(needsChoice(cookies, { version: 3, now: now + year + 1 })).toBe(true);
    expect(needsChoice(cookies, { version: 4, now })).toBe(true);
  });
});

describe("isAllowed", () => {
  const current = { version: 3, now };

  it("allows what the visitor accepted, as long as the consent is valid", () => {
    const cookies = kept(writeConsent({ marketing: false, functional: true }, record, false));
    expect(isAllowed(cookies, "functional", current)).toBe(true);
    expect(isAllowed(cookies, "marketing", current)).toBe(false);
    expect(isAllowed(cookies, "functional", { version: 4, now })).toBe(false);
    expect(isAllowed(cookies, "functional", { version: 3, now: now + year + 1 })).toBe(false);
    expect(isAllowed("", "functional", current)).toBe(false);
  });

  it("allows exactly what was chosen", () => {
    fc.assert(
      fc.property(choice, (value) => {
        const cookies = kept(writeConsent(value, record, true));
        expect(isAllowed(cookies, "functional", current)).toBe(value.functional);
        expect(isAllowed(cookies, "marketing", current)).toBe(value.marketing);
      }),
    );
  });
});

describe("reloadAddress", () => {
  it("adds a parameter that bypasses caches, and keeps query and hash", () => {
    expect(reloadAddress("/produkter/id/1001?x=1#omdomen", 17)).toBe("/produkter/id/1001?x=1&cb=17#omdomen");
    expect(reloadAddress("/", 17)).toBe("/?cb=17");
    expect(reloadAddress("https://shop.example/a?cb=3&b=2#c?d", 17)).toBe("https://shop.example/a?b=2&cb=17#c?d");
  });

  it("leads to the place where the choice was made", () => {
    const address = reloadAddress("/produkter/id/1001?x=1#omdomen", 17, "film 1");
    expect(address).toBe("/produkter/id/1001?x=1&cb=17#film%201");
    expect([isLinkToElement(address, "film 1"), isLinkToElement(address, "1"), isLinkToElement("/", "")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("storedItem", () => {
  it("finds stored items by name or by prefix, and nothing else", () => {
    expect(storedItem("shop_session", "cookie")?.purpose).toBe("required");
    expect(storedItem("collapsible.kontakt", "local")?.name).toBe("collapsible.*");
    expect(storedItem("shop_session", "local")).toBeNull();
    expect(storedItem("_ga", "cookie")).toBeNull();
  });

  it("stores no consent longer than its cookie", () => {
    const consent = storedItems.filter(({ name }) => name === "consent_record" || name === "required");
    expect(consent.map(({ keptFor }) => keptFor)).toEqual([consentMaxAge, consentMaxAge]);
  });
});

describe("consentSignals", () => {
  it("denies everything but security without consent, and grants by kind", () => {
    expect(Object.entries(consentSignals(onlyNecessary)).filter(([, signal]) => signal === "granted")).toEqual([
      ["security_storage", "granted"],
    ]);
    expect(consentSignals({ marketing: false, functional: true })).toMatchObject({
      ad_storage: "denied",
      analytics_storage: "denied",
      functionality_storage: "granted",
      personalization_storage: "granted",
    });
    expect(consentSignals(fullConsent)).toMatchObject({ ad_user_data: "granted", ad_personalization: "granted" });
  });
});
