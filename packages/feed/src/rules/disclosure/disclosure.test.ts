import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FeedItem } from "../../feedItem.ts";
import { labelPicture, readDisclosure } from "./disclosure.ts";
import type { ItemProblemCode } from "../product/itemProblem.ts";
import { readUnitMeasure } from "../values/readUnitMeasure.ts";

function read(disclosure: FeedItem["disclosure"], item: Partial<Pick<FeedItem, "brand" | "mpn">> = {}) {
  const problems: ItemProblemCode[] = [];
  const label = labelPicture({ disclosure }, (source) => source.replace(/^.*\//, "/pictures/"));
  const stored = readDisclosure({ disclosure, brand: "Nordvik", mpn: "NV8014", ...item }, label, (code) =>
    problems.push(code),
  );
  return { stored, problems };
}

describe("readDisclosure", () => {
  it("stores nothing for an item without disclosures", () => {
    expect(read({})).toEqual({ stored: null, problems: [] });
    expect(read({ model: ["  "], safety_warning: [""] }).stored).toBeNull();
  });

  it("reads the maker of a product and who is responsible for it in the EU", () => {
    expect(
      read({
        manufacturer_name: ["Nordvik Ltd"],
        manufacturer_address: ["1 Harbour Road, Bristol"],
        manufacturer_contact: ["safety@nordvik.example"],
        eu_responsible_name: ["Nordvik Europa AB"],
      }).stored,
    ).toEqual({
      manufacturer: { name: "Nordvik Ltd", postal: "1 Harbour Road, Bristol", electronic: "safety@nordvik.example" },
      euResponsible: { name: "Nordvik Europa AB", postal: "", electronic: "" },
    });
  });

  it("keeps documents with web addresses and reports others", () => {
    expect(read({ safety_document: ["https://nordvik.example/a.pdf", "javascript:alert(1)"] })).toEqual({
      stored: { safetyDocuments: [{ title: "Säkerhetsanvisning", url: "https://nordvik.example/a.pdf" }] },
      problems: ["link-refused"],
    });
  });

  it("accepts only the nine pictograms of chemicals", () => {
    expect(read({ hazard_pictogram: ["ghs05", "GHS10"], hazard_signal_word: ["Fara"] })).toEqual({
      stored: { hazard: { pictograms: ["GHS05"], signalWord: "Fara", statements: [] } },
      problems: ["hazard-unknown"],
    });
  });

  it("accepts a durability guarantee only for more than two years, with brand and model", () => {
    const five = { durability_guarantee_years: ["5"] };
    expect(read(five).stored).toEqual({
      durabilityGuarantee: { brand: "Nordvik", model: "NV8014", years: 5, image: null },
    });
    expect(read({ durability_guarantee_years: ["2"] }).stored).toBeNull();
    expect(read({ durability_guarantee_years: ["livstid"] }).stored).toBeNull();
    expect(read(five, { brand: "" }).stored).toBeNull();
    expect(read(five, { mpn: "" }).stored).toBeNull();
  });

  it("includes the label of a guarantee where the shop serves it", () => {
    const label = {
      durability_guarantee_years: ["5"],
      durability_guarantee_label: ["https://nordvik.example/garan.png"],
    };
    expect(read(label).stored?.durabilityGuarantee?.image).toBe("/pictures/garan.png");
  });

  it("reads why a product has no right of withdrawal, and reports unknown reasons", () => {
    expect(read({ withdrawal_exemption: ["Custom-made"] }).stored).toEqual({ withdrawalExemption: "custom_made" });
    expect(read({ withdrawal_exemption: ["rea"] })).toEqual({ stored: null, problems: ["exemption-unknown"] });
  });

  it("reads whether the old product is taken back", () => {
    expect(read({ take_back: ["ja"] }).stored).toEqual({ takeBack: true });
    expect(read({ take_back: ["No"] }).stored).toEqual({ takeBack: false });
    expect(read({ take_back: ["kanske"] }).stored).toBeNull();
    expect(read({ take_back_pickup: ["ja"] }).stored).toEqual({ takeBackPickup: true });
    expect(read({ take_back_pickup: ["nej"] }).stored).toBeNull();
  });
});

describe("readUnitMeasure", () => {
  it.each([
    ["750 ml", { units: 0.75, unit: "l" }],
    ["1,5 kg", { units: 1.5, unit: "kg" }],
    ["500g", { units: 0.5, unit: "kg" }],
    ["2 m", { units: 2, unit: "m" }],
    ["10 sqm", { units: 10, unit: "m²" }],
    ["4 ct", { units: 4, unit: "st" }],
    ["1 000 g", { units: 1, unit: "kg" }],
  ])("reads %s", (text, measure) => {
    expect(readUnitMeasure(text)).toEqual(measure);
  });

  it("reads nothing without an amount or a known unit", () => {
    expect(["", "ml", "0 kg", "-1 l", "3 oz", "1 kg 2", "1.2.3 l"].map(readUnitMeasure)).toEqual(
      Array.from({ length: 7 }, () => null),
    );
  });

  it("never gives a measure that a price cannot be divided by", () => {
    fc.assert(
      fc.property(fc.tuple(fc.string(), fc.constantFrom("", " kg", "ml", " st")), ([number, unit]) => {
        const measure = readUnitMeasure(`${number}${unit}`);
        expect(measure === null || (Number.isFinite(measure.units) && measure.units > 0)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (grams) => {
        expect(readUnitMeasure(`${grams} g`)?.units).toBeCloseTo(grams / 1000, 6);
      }),
    );
  });
});
