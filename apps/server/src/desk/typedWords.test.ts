import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typedWords } from "./typedWords.ts";

describe("typedWords", () => {
  it("splits the typed text, without empty parts", () => {
    expect(typedWords("  anna   lind\u00a0100245 ")).toEqual(["anna", "lind", "100245"]);
    expect(typedWords("   ")).toEqual([]);
  });

  it("treats combining diacritics as one letter, however they were typed", () => {
    expect(typedWords("A\u030asa")).toEqual(["Åsa"]);
  });

  it("uses at most six words", () => {
    expect(typedWords("a b c d e f g h")).toEqual(["a", "b", "c", "d", "e", "f"]);
  });

  it("finds words no longer than the typed text, without blanks, in order", () => {
    const unit = fc.constantFrom("a", "\u00e5", "a\u030a", "1", "-", "@", " ", "\t", "\u00a0", "\u2003");
    fc.assert(
      fc.property(fc.string({ unit }), (typed) => {
        const words = typedWords(typed);
        expect(words.every((word) => word !== "" && !/\s/u.test(word))).toBe(true);
        const rest = words.reduce((left, word) => left.slice(left.indexOf(word)), typed.normalize("NFC"));
        expect(words.length === 0 || rest.startsWith(words.at(-1) ?? "")).toBe(true);
      }),
    );
  });
});
