import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOneLetterOff, nameMatch } from "./nameMatch.ts";

describe("nameMatch", () => {
  it.each([
    ["Tvättmaskiner", ["tvätt"], 0],
    ["Tvätt & tork", ["tork"], 0],
    ["Jackor", ["jacka"], 0],
    ["Jackor", ["jackan"], 0],
    ["Möss", ["mus"], 0],
    ["Hörlurar & headset", ["horlurar"], 1],
    ["Hörlurar & headset", ["hörlur"], 0],
    ["Bildskärmar", ["skärm"], 2],
    ["Bildskärmar", ["skarm"], 2],
    ["Bildskärmar", ["bildskrämar"], 3],
    ["Webbkameror", ["webkamera"], 3],
    ["Tvättmaskiner", ["tork"], null],
    ["Tvätt & tork", ["tvätt", "disk"], null],
    ["Mushkin", ["tv"], null],
    ["TV", [], null],
  ] as const)("ranks %s for %j as %j", (name, words, rank) => {
    expect(nameMatch(name, words)).toBe(rank);
  });
});

describe("isOneLetterOff", () => {
  it.each([
    ["kamera", "kamara", true],
    ["kamera", "kamer", true],
    ["kamera", "kkamera", true],
    ["kamera", "kmaera", true],
    ["kamera", "kamera", false],
    ["kamera", "kaemar", false],
    ["kamera", "kam", false],
  ])("gives for %s and %s: %j", (one, other, expected) => {
    expect(isOneLetterOff(one, other)).toBe(expected);
    expect(isOneLetterOff(other, one)).toBe(expected);
  });

  it("finds every single mistake", () => {
    const word = fc.stringMatching(/^[a-z]{3,12}$/);
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom("x", "y"), (right, number, letter) => {
        const at = number % right.length;
        fc.pre(right[at] !== letter);
        expect(isOneLetterOff(right, right.slice(0, at) + letter + right.slice(at + 1))).toBe(true);
        expect(isOneLetterOff(right, right.slice(0, at) + right.slice(at + 1))).toBe(true);
        expect(isOneLetterOff(right, right.slice(0, at) + letter + right.slice(at))).toBe(true);
      }),
    );
  });
});
