import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typedWords } from "./typedWords.ts";

describe("typedWords", () => {
  it("splits what was typed, without what is empty", () => {
    expect(typedWords("  anna   lind\u00a0100245 ")).toEqual(["anna", "lind", "100245"]);
    expect(typedWords("   ")).toEqual([]);
  });

  it("takes letters with marks as one, however they were typed", () => {
    expect(typedWords("A\u030asa")).toEqual(["Åsa"]);
  });

  it("takes six words at most", () => {
    expect(typedWords("a b c d e f g h")).toEqual(["a", "b", "c", "d", "e", "f"]);
  });

  it("finds words in whatever is typed that are no longer than it, without blanks, in their order", () => {
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
