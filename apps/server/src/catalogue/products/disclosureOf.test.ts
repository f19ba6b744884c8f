import {
  customMadeExemption,
  digitalExemption,
  hygieneExemption,
  sealedMediaExemption,
  takeBackText,
} from "@torg/compliance";
import { toWire } from "@torg/http";
import { disclosureSchema } from "@torg/catalog/contract";
import { describe, expect, it } from "vitest";
import { comparisonPrice } from "./comparisonPrice.ts";
import { disclosureOf, exemptionSentence, takesBack } from "./disclosureOf.ts";

describe("disclosureOf", () => {
  it("is null without stored data for a product that is not known to be electrical", () => {
    expect(disclosureOf(null, false)).toBeNull();
  });

  it("includes take-back for goods with an energy label, unless the shop says otherwise", () => {
    expect(disclosureOf(null, true)).toMatchObject({ takeBackText, manufacturer: null });
    expect(takesBack({ take_back: false }, true)).toBe(false);
    expect(takesBack({ take_back: true }, false)).toBe(true);
  });

  it("gives stored data in the shape of the contract", () => {
    const told = disclosureOf(
      {
        manufacturer: { name: "Nordvik", postal: "Hamngatan 1", electronic: "mail@nordvik.example" },
        safety_warnings: ["Varning."],
        hazard: { pictograms: ["GHS05"], signal_word: "Fara", statements: ["H318"] },
        withdrawal_exemption: "hygiene",
      },
      false,
    );
    expect(told === null ? null : disclosureSchema.parse(toWire(disclosureSchema, told))).toEqual(told);
    expect(told).toMatchObject({ withdrawalExemptReason: hygieneExemption, takeBackText: null });
  });

  it("has a text for every exemption", () => {
    const kinds = ["custom_made", "hygiene", "sealed_media", "digital"] as const;
    expect(kinds.map((kind) => exemptionSentence({ withdrawal_exemption: kind }))).toEqual([
      customMadeExemption,
      hygieneExemption,
      sealedMediaExemption,
      digitalExemption,
    ]);
    expect(exemptionSentence({})).toBeNull();
  });
});

describe("comparisonPrice", () => {
  it("divides the price by the measure, to the nearest öre", () => {
    expect(comparisonPrice(9950, { units: 2, unit: "m" })).toEqual({ comparisonPriceOre: 4975, comparisonUnit: "m" });
    expect(comparisonPrice(4990, { units: 0.75, unit: "l" }).comparisonPriceOre).toBe(6653);
  });

  it("is null without a price or a measure", () => {
    const none = { comparisonPriceOre: null, comparisonUnit: null };
    expect(comparisonPrice(null, { units: 2, unit: "m" })).toEqual(none);
    expect(comparisonPrice(100, null)).toEqual(none);
    expect(comparisonPrice(100, { units: 0, unit: "m" })).toEqual(none);
  });
});
