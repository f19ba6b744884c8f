import { describe, expect, it } from "vitest";
import { electronicLink, hasRepair, hasSafety, missingDisclosures, type DisclosedProduct } from "./shownDisclosure.ts";

const nothing: DisclosedProduct = {
  manufacturer: null,
  euResponsible: null,
  model: null,
  batch: null,
  safetyWarnings: [],
  safetyDocuments: [],
  hazard: null,
  reparability: null,
  spareParts: null,
  softwareUpdates: null,
};
const maker = { name: "Nordvik", postal: "Hamngatan 1", electronic: "mail@nordvik.example" };

describe("hasSafety", () => {
  it("needs something to read", () => {
    expect(hasSafety(nothing)).toBe(false);
    expect(hasSafety({ ...nothing, manufacturer: { ...maker, name: "" } })).toBe(false);
    expect(hasSafety({ ...nothing, hazard: { pictograms: [], signalWord: null, statements: [] } })).toBe(false);
    expect(hasSafety({ ...nothing, manufacturer: maker })).toBe(true);
    expect(hasSafety({ ...nothing, batch: "L1" })).toBe(true);
    expect(hasSafety({ ...nothing, hazard: { pictograms: [], signalWord: "Fara", statements: [] } })).toBe(true);
  });
});

describe("hasRepair", () => {
  it("needs something to read", () => {
    expect(hasRepair(nothing)).toBe(false);
    expect(hasRepair({ ...nothing, spareParts: "10 år" })).toBe(true);
  });
});

describe("missingDisclosures", () => {
  it("misses the maker and what identifies a product of which nothing is known", () => {
    expect(missingDisclosures(null, [null])).toEqual(["manufacturer", "identifier"]);
  });

  it("misses an address of a maker, either kind", () => {
    expect(missingDisclosures({ ...nothing, manufacturer: { ...maker, postal: "" } }, ["NV8014"])).toEqual([
      "manufacturer-address",
    ]);
  });

  it("misses nothing of a complete offer", () => {
    expect(missingDisclosures({ ...nothing, manufacturer: maker, model: "NV 8014" }, [null])).toEqual([]);
  });
});

describe("electronicLink", () => {
  it("leads to mail and the web, and nowhere else", () => {
    expect(electronicLink("mail@nordvik.example")).toBe("mailto:mail@nordvik.example");
    expect(electronicLink("https://nordvik.example/a")).toBe("https://nordvik.example/a");
    expect(["javascript:alert(1)", "nordvik", "data:text/html,a@b", ""].map(electronicLink)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
