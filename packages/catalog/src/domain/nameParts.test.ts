import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameParts } from "./nameParts.ts";

const kept = (name: string, brand = "") =>
  nameParts(name, brand)
    .filter(({ isKept }) => isKept)
    .map(({ text }) => text);

describe("nameParts", () => {
  it("keeps long names of brands and models together, and leaves other words alone", () => {
    expect(kept("Lenovo ThinkVision bildskärm", "Lenovo")).toEqual(["ThinkVision"]);
    expect(kept("Thermaltake Datorchassi", "Thermaltake")).toEqual(["Thermaltake"]);
    expect(kept("THERMALTAKE kylare", "Thermaltake AB")).toEqual(["THERMALTAKE"]);
    expect(kept("Crucial CT16G4DFD8266 internminne", "Crucial")).toEqual(["CT16G4DFD8266"]);
    expect(kept("Tvättmaskin NV 8014", "Nordvik")).toEqual([]);
    expect(kept("USB-minneskortläsare", "")).toEqual([]);
  });

  it("joins to the unchanged name, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (name, brand) => {
        const parts = nameParts(name, brand);
        expect(parts.map(({ text }) => text).join("")).toBe(name);
        expect(parts.every(({ text }) => text !== "")).toBe(true);
      }),
    );
  });
});
