import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moveHighlight, noHighlight, searchAddress } from "./suggestionKeys.ts";

describe("moveHighlight", () => {
  it.each([
    ["down", -1, 0],
    ["down", 0, 1],
    ["down", 2, -1],
    ["up", 0, -1],
    ["up", -1, 2],
    ["up", 2, 1],
  ] as const)("moves %s from %i to %i of three", (direction, from, to) => {
    expect(moveHighlight(from, 3, direction)).toBe(to);
  });

  it("stays at none without suggestions", () => {
    expect(moveHighlight(noHighlight, 0, "down")).toBe(noHighlight);
    expect(moveHighlight(noHighlight, 0, "up")).toBe(noHighlight);
  });

  it("goes back with the opposite key", () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(), (count, number) => {
        const from = (number % (count + 1)) - 1;
        expect(moveHighlight(moveHighlight(from, count, "down"), count, "up")).toBe(from);
        expect(moveHighlight(moveHighlight(from, count, "up"), count, "down")).toBe(from);
      }),
    );
  });
});

describe("searchAddress", () => {
  it.each([
    ["tvätt", "/produkter/sok?s=tv%C3%A4tt"],
    [" tv 55 ", "/produkter/sok?s=tv%2055"],
    ["   ", null],
  ])("leads %j to %j", (query, address) => {
    expect(searchAddress(query)).toBe(address);
  });
});
