import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countyOfPostalCode } from "./countyOfPostalCode.ts";
import { countyPrefixes } from "./countyPrefixes.ts";

const list = gunzipSync(readFileSync(new URL("../../data/sweden/postal-codes.tsv.gz", import.meta.url)))
  .toString("utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));

describe("the county of a postal code", () => {
  it.each([
    ["127 47", "AB"],
    ["41106", "O"],
    ["211 22", "M"],
    ["903 27", "AC"],
    ["621 45", "I"],
  ])("is, for %s, that of its place", (postalCode, county) => {
    expect(countyOfPostalCode(postalCode)).toBe(county);
  });

  it("is correct for every code of the list", () => {
    const wrong = list.filter(([code = "", , , , county]) => county && countyOfPostalCode(code) !== county);
    expect(list.length).toBeGreaterThan(18_000);
    expect(wrong).toEqual([]);
  });

  it("is a known county or null, whatever is given", () => {
    const known = new Set([...Object.keys(countyPrefixes), null]);
    expect(known.size).toBe(22);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{5}$/)), (text) => known.has(countyOfPostalCode(text))),
    );
    for (const text of ["", "1274", "127477", "SW1A 1AA"]) expect(countyOfPostalCode(text)).toBeNull();
  });
});
