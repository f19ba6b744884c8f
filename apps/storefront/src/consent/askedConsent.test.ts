import { needsChoice, onlyNecessary, writeConsent } from "@torg/consent/domain";
import { consentTexts } from "@torg/consent/texts";
import { afterEach, expect, it } from "vitest";
import { collectTexts } from "../words/collectTexts.ts";
import { askedConsent } from "./askedConsent.ts";

const now = Date.UTC(2026, 10, 23);

afterEach(() => collectTexts().wear({}));

it("requires a new choice when the texts have changed, without a new version number", () => {
  globalThis.torgWords ??= [];
  globalThis.torgWords.push(["consent", consentTexts]);
  const before = askedConsent();
  const cookies = writeConsent(onlyNecessary, { version: before.version, madeAt: now }, true)
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  const isDue = () => needsChoice(cookies, { version: askedConsent().version, now });
  expect(isDue()).toBe(false);
  collectTexts().wear({ consent: { summary: "Vi använder kakor." } });
  expect(isDue()).toBe(true);
  expect(askedConsent().textHash).not.toBe(before.textHash);
  collectTexts().wear({});
  expect(askedConsent()).toEqual(before);
});
