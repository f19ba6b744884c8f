import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOldestFirst, orderFilters, readOrderFilter, searchWords } from "./orderFilter.ts";

describe("readOrderFilter", () => {
  it("knows every filter again", () => {
    expect(orderFilters.map(readOrderFilter)).toEqual([...orderFilters]);
  });

  it.each(["", "OPEN", "x", "constructor"])("shows what is to be shipped where it is asked for: %s", (text) => {
    expect(readOrderFilter(text)).toBe("open");
  });
});

describe("isOldestFirst", () => {
  it("begins with who has waited longest where something is to be shipped, and with the newest everywhere else", () => {
    expect(orderFilters.filter(isOldestFirst)).toEqual(["open"]);
  });
});

describe("searchWords", () => {
  it("splits what was typed, without what is empty", () => {
    expect(searchWords("  anna   lind\u00a0100245 ")).toEqual(["anna", "lind", "100245"]);
    expect(searchWords("   ")).toEqual([]);
  });

  it("takes letters with marks as one, however they were typed", () => {
    expect(searchWords("A\u030asa")).toEqual(["Åsa"]);
  });

  it("takes six words at most", () => {
    expect(searchWords("a b c d e f g h")).toEqual(["a", "b", "c", "d", "e", "f"]);
  });

  it("finds words in whatever is typed that are no longer than it, without blanks, in their order", () => {
    const unit = fc.constantFrom("a", "\u00e5", "a\u030a", "1", "-", "@", " ", "\t", "\u00a0", "\u2003");
    fc.assert(
      fc.property(fc.string({ unit }), (typed) => {
        const words = searchWords(typed);
        expect(words.every((word) => word !== "" && !/\s/u.test(word))).toBe(true);
        const rest = words.reduce((left, word) => left.slice(left.indexOf(word)), typed.normalize("NFC"));
        expect(words.length === 0 || rest.startsWith(words.at(-1) ?? "")).toBe(true);
      }),
    );
  });
});
