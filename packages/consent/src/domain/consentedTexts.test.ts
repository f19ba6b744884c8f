import { describe, expect, it } from "vitest";
import { laterConsentTexts } from "../texts/laterSv.ts";
import { consentTexts } from "../texts/sv.ts";
import { consentedTexts } from "./consentedTexts.ts";

const { what } = laterConsentTexts.stored;
const usual = consentedTexts(consentTexts, what);

describe("consentedTexts", () => {
  it("is the same as long as the texts of the choice are the same, whatever the other texts are", () => {
    const beside = { ...consentTexts, close: "Bort", open: "Val" };
    expect(consentedTexts(beside, { ...what })).toBe(usual);
  });

  it.each(["heading", "summary", "withdrawal", "acceptAll", "onlyNecessary", "settings", "save"] as const)(
    "changes when the text %s changes",
    (name) => expect(consentedTexts({ ...consentTexts, [name]: "Annat" }, what)).not.toBe(usual),
  );

  it("changes when a kind of consent or a stored item is described in other words", () => {
    const { options } = consentTexts;
    const functional = { ...options.functional, description: "Annat" };
    expect(consentedTexts({ ...consentTexts, options: { ...options, functional } }, what)).not.toBe(usual);
    expect(consentedTexts(consentTexts, { ...what, seen_products: "Annat" })).not.toBe(usual);
  });
});
