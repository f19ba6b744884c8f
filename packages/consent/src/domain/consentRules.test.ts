import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  effectiveConsent,
  onlyNecessary,
  choiceWithDefaults,
  withFunctional,
  type RecordedConsent,
} from "./consent.ts";
import {
  consentLifetime,
  consentMaxAge,
  isAllowed,
  needsChoice,
  readConsent,
  readConsentRecord,
  validConsent,
  writeConsent,
} from "./consentCookies.ts";
import { consentSignals } from "./consentSignals.ts";
import { reloadAddress } from "./reloadAddress.ts";
import { storedItem, storedItems } from "./storedItems.ts";

const day = 24 * 60 * 60 * 1000;
const maybe = fc.option(fc.boolean());
const someRecorded: fc.Arbitrary<RecordedConsent> = fc.record({ required: maybe, marketing: maybe, functional: maybe });
const someCookies = fc
  .array(fc.tuple(fc.constantFrom("required", "marketing_third_party", "consent_record", "", "x"), fc.string()))
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("; "));
const browser = (lines: readonly string[]): string => lines.map((line) => line.split(";")[0]).join("; ");

describe("consent cookies", () => {
  it.each([
    ["required=1", true],
    ["required=0", false],
    [" required = 1 ", true],
    ["a=b;required=1;c", true],
    ["required", null],
    ["required=", null],
    ["required=11", null],
    ["required=true", null],
    ["Required=1", null],
    ["=required=1", null],
    ["required=1=1", null],
    ["", null],
    [";;; ;", null],
  ])("with %j record %s", (cookies, decision) => {
    expect(readConsent(cookies).required).toBe(decision);
  });

  it.each([
    ["3.1700000000000", { version: 3, madeAt: 1_700_000_000_000 }],
    ["123456789.0", { version: 123_456_789, madeAt: 0 }],
    ["3", null],
    ["3.", null],
    [".5", null],
    ["-3.5", null],
    ["3.5.7", null],
    ["3,5", null],
    ["x3.5", null],
    ["3.5x", null],
    ["1234567890.5", null],
    ["3.NaN", null],
    ["3.1e9", null],
  ])("give, for %j, the time of the choice", (value, record) => {
    expect(readConsentRecord(`consent_record=${value}`)).toEqual(record);
  });

  it("keep a choice among any other cookies, and leave those unchanged", () => {
    const choice = fc.record({ marketing: fc.boolean(), functional: fc.boolean() });
    fc.assert(
      fc.property(choice, someCookies, (made, others) => {
        const cookies = `${browser(writeConsent(made, { version: 1, madeAt: 5 }, true))}; ${others}`;
        expect(effectiveConsent(readConsent(cookies))).toEqual(made);
        expect(readConsentRecord(cookies)).toEqual({ version: 1, madeAt: 5 });
      }),
    );
  });

  it("are sent only over secure connections where the shop has one, and to no other site", () => {
    for (const isSecure of [true, false]) {
      for (const line of writeConsent(onlyNecessary, { version: 1, madeAt: 5 }, isSecure)) {
        expect(line.endsWith("; Secure")).toBe(isSecure);
        expect(line).toContain("; SameSite=Lax");
      }
    }
  });
});

describe("the effective consent", () => {
  it("is only the necessary without a yes, whatever else is recorded or preselected", () => {
    fc.assert(
      fc.property(someRecorded, (recorded) => {
        const now = effectiveConsent(recorded);
        expect(now).toEqual({ marketing: recorded.marketing === true, functional: recorded.functional === true });
        const shown = choiceWithDefaults(recorded, { marketing: true, functional: true });
        for (const kind of ["marketing", "functional"] as const) {
          expect(shown[kind]).toBe(recorded[kind] ?? true);
          if (now[kind]) expect(shown[kind]).toBe(true);
        }
      }),
    );
  });

  it("is never reduced by a click on blocked content, which does not change marketing either", () => {
    fc.assert(
      fc.property(someRecorded, (recorded) => {
        expect(withFunctional(recorded)).toEqual({ marketing: recorded.marketing === true, functional: true });
      }),
    );
  });

  it.each([
    [false, false, []],
    [false, true, ["functionality_storage", "personalization_storage"]],
    [true, false, ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"]],
  ])("is sent to tags, with marketing %s and functions %s, as %j and security", (marketing, functional, granted) => {
    const signals = Object.entries(consentSignals({ marketing, functional }));
    expect(signals.filter(([, signal]) => signal === "granted").map(([name]) => name)).toEqual([
      ...granted,
      "security_storage",
    ]);
    expect(signals.filter(([, signal]) => signal === "denied")).toHaveLength(6 - granted.length);
  });
});

describe("asking again", () => {
  const madeAt = Date.UTC(2026, 2, 29, 1);
  const cookies = browser(writeConsent(onlyNecessary, { version: 3, madeAt }, true));

  it.each([
    ["at once", 0, false],
    ["after a day, over the change to summer time", day, false],
    ["on the last day of the twelve months", consentLifetime, false],
    ["a thousandth of a second later", consentLifetime + 1, true],
    ["after two years", 2 * consentLifetime, true],
  ])("happens %s: %3$s", (_, later, asks) => {
    expect(needsChoice(cookies, { version: 3, now: madeAt + later })).toBe(asks);
  });

  it("happens before the browser deletes the cookies", () => {
    expect(consentLifetime).toBeLessThan(consentMaxAge * 1000);
    expect(consentLifetime / day).toBe(365);
  });

  it("happens for every other version, even an older one", () => {
    expect([2, 3, 4].map((version) => needsChoice(cookies, { version, now: madeAt }))).toEqual([true, false, true]);
  });

  it("does not happen for a choice of unknown age, but always without a choice, whatever the cookies hold", () => {
    fc.assert(
      fc.property(someCookies, (any) => {
        const { required } = readConsent(any);
        const record = readConsentRecord(any);
        const asks = needsChoice(any, { version: 3, now: madeAt });
        if (required === null) expect(asks).toBe(true);
        else if (record === null) expect(asks).toBe(false);
      }),
    );
  });
});

describe("a consent that still counts", () => {
  it("is what the cookies hold, or nothing while the visitor must be asked", () => {
    const choice = fc.record({ marketing: fc.boolean(), functional: fc.boolean() });
    const age = fc.integer({ min: 0, max: 2 * consentLifetime });
    fc.assert(
      fc.property(choice, age, fc.constantFrom(2, 3), (made, later, version) => {
        const cookies = browser(writeConsent(made, { version: 3, madeAt: 0 }, true));
        const current = { version, now: later };
        const counts = effectiveConsent(validConsent(cookies, current));
        expect(counts).toEqual(needsChoice(cookies, current) ? onlyNecessary : made);
        for (const kind of ["marketing", "functional"] as const) {
          expect(isAllowed(cookies, kind, current)).toBe(counts[kind]);
        }
      }),
    );
  });
});

describe("reloadAddress", () => {
  it.each([
    ["/a", "/a?cb=7"],
    ["/a?", "/a?cb=7"],
    ["/a?b", "/a?b&cb=7"],
    ["/a?cb", "/a?cb=7"],
    ["/a?cb=1&cb=2&b=3", "/a?b=3&cb=7"],
    ["/a?xcb=1&cbx=2", "/a?xcb=1&cbx=2&cb=7"],
    ["/a#b?c=d", "/a?cb=7#b?c=d"],
    ["/sök?q=å%20ä&&r=", "/sök?q=å%20ä&r=&cb=7"],
    ["", "?cb=7"],
    ["#", "?cb=7#"],
    ["/a\n?b=1", "/a\n?b=1&cb=7"],
  ])("turns %j into %j", (address, reloaded) => {
    expect(reloadAddress(address, 7)).toBe(reloaded);
  });

  it("does not grow when it is applied again", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        const once = reloadAddress(address, 7);
        expect(reloadAddress(once, 7)).toBe(once);
        expect(new URL(once).searchParams.getAll("cb")).toEqual(["7"]);
        expect(new URL(once).hash).toBe(new URL(address).hash);
      }),
    );
  });
});

describe("the items that the shop stores on a device", () => {
  it("are listed once by name and kind, and can be looked up", () => {
    const names = storedItems.map(({ name, kind }) => `${kind} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, kind, purpose, keptFor } of storedItems) {
      expect(storedItem(name.replace("*", "x"), kind)).toEqual({ name, kind, purpose, keptFor });
    }
  });

  it("have these lifetimes", () => {
    const kept = Object.fromEntries(storedItems.map(({ name, keptFor }) => [name, keptFor]));
    expect(kept).toMatchObject({
      shop_session: 31_536_000,
      shop_device: 31_536_000,
      consent_record: 63_072_000,
      customer_position: 21_600,
      hideMicroBanner: "session",
    });
  });

  it.each([
    ["collapsible", "local"],
    ["xcollapsible.a", "local"],
    ["collapsible.a", "session"],
    ["shop_session2", "cookie"],
    ["*", "local"],
    ["", "cookie"],
  ] as const)("do not include %j as %s", (name, kind) => {
    expect(storedItem(name, kind)).toBeNull();
  });
});
