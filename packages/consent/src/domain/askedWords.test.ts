import { describe, expect, it } from "vitest";
import { laterConsentTexts } from "../texts/laterSv.ts";
import { consentTexts } from "../texts/sv.ts";
import { askedWords } from "./askedWords.ts";

const { what } = laterConsentTexts.stored;
const usual = askedWords(consentTexts, what);

describe("askedWords", () => {
  it("is the same as long as nothing changes, whatever is said beside the choice", () => {
    const beside = { ...consentTexts, close: "Bort", open: "Val" };
    expect(askedWords(beside, { ...what })).toBe(usual);
  });

  it.each(["heading", "summary", "withdrawal", "acceptAll", "onlyNecessary", "settings", "save"] as const)(
    "is another once %s says something else",
    (name) => expect(askedWords({ ...consentTexts, [name]: "Annat" }, what)).not.toBe(usual),
  );

  it("is another once a kind of consent or a thing that is kept is described in other words", () => {
    const { options } = consentTexts;
    const functional = { ...options.functional, description: "Annat" };
    expect(askedWords({ ...consentTexts, options: { ...options, functional } }, what)).not.toBe(usual);
    expect(askedWords(consentTexts, { ...what, seen_products: "Annat" })).not.toBe(usual);
  });
});
