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
const noHazard = { pictograms: [], signalWord: null, statements: [] };

describe("hasSafety", () => {
  it("needs something to read", () => {
    expect(hasSafety(nothing)).toBe(false);
    expect(hasSafety({ ...nothing, manufacturer: { ...maker, name: "" } })).toBe(false);
    expect(hasSafety({ ...nothing, hazard: noHazard })).toBe(false);
  });

  it.each<[string, Partial<DisclosedProduct>]>([
    ["who made it", { manufacturer: maker }],
    ["who answers for it in the Union", { euResponsible: maker }],
    ["its model", { model: "NV 8014" }],
    ["its batch", { batch: "L1" }],
    ["a warning", { safetyWarnings: ["Lyft aldrig maskinen ensam."] }],
    ["a document", { safetyDocuments: [{}] }],
    ["a pictogram", { hazard: { ...noHazard, pictograms: ["GHS05"] } }],
    ["a signal word", { hazard: { ...noHazard, signalWord: "Fara" } }],
    ["a statement of hazard", { hazard: { ...noHazard, statements: ["H318"] } }],
  ])("is true with nothing but %s", (_, known) => {
    expect(hasSafety({ ...nothing, ...known })).toBe(true);
  });

  it("is false for a product's lifetime, which has its own heading", () => {
    expect(hasSafety({ ...nothing, reparability: "8,4", spareParts: "10 år", softwareUpdates: "2034" })).toBe(false);
  });
});

describe("hasRepair", () => {
  it("needs something to read", () => {
    expect(hasRepair(nothing)).toBe(false);
    expect(hasRepair({ ...nothing, manufacturer: maker, batch: "L1" })).toBe(false);
  });

  it.each(["reparability", "spareParts", "softwareUpdates"] as const)("is true for a product with only %s", (field) => {
    expect(hasRepair({ ...nothing, [field]: "10 år" })).toBe(true);
  });
});

describe("missingDisclosures", () => {
  it.each<[string, DisclosedProduct | null, readonly (string | null)[], readonly string[]]>([
    ["everything, where nothing is known", null, [null], ["manufacturer", "identifier"]],
    ["the maker, where it has no name", { ...nothing, manufacturer: { ...maker, name: "" } }, ["1"], ["manufacturer"]],
    ["where the maker is", { ...nothing, manufacturer: { ...maker, postal: "" } }, ["1"], ["manufacturer-address"]],
    [
      "how to write to the maker",
      { ...nothing, manufacturer: { ...maker, electronic: "" } },
      ["1"],
      ["manufacturer-address"],
    ],
    ["what identifies the product", { ...nothing, manufacturer: maker }, [null, null], ["identifier"]],
    ["nothing, where the model identifies it", { ...nothing, manufacturer: maker, model: "NV 8014" }, [null], []],
    ["nothing, where the batch identifies it", { ...nothing, manufacturer: maker, batch: "L1" }, [], []],
    ["nothing, where one of its numbers does", { ...nothing, manufacturer: maker }, [null, "7350012345678"], []],
  ])("reports %s as missing", (_, product, ...[identifiers, missing]) => {
    expect(missingDisclosures(product, identifiers)).toEqual(missing);
  });
});

describe("electronicLink", () => {
  it.each([
    ["mail@nordvik.example", "mailto:mail@nordvik.example"],
    ["https://nordvik.example/a", "https://nordvik.example/a"],
    ["http://nordvik.example", "http://nordvik.example"],
    ["HTTPS://nordvik.example", "HTTPS://nordvik.example"],
  ])("links %s to mail or the web", (electronic, link) => {
    expect(electronicLink(electronic)).toBe(link);
  });

  it.each([
    "javascript:alert(1)",
    "nordvik",
    "data:text/html,a@b",
    "",
    "a@b@c",
    "a b@c.se",
    "a@b.se och c@d.se",
    'https://x.example/"onclick',
    "https://x.example/ a",
    "se https://nordvik.example",
    "mailto:a@b.se",
  ])("has no link for %j", (electronic) => {
    expect(electronicLink(electronic)).toBeNull();
  });
});
