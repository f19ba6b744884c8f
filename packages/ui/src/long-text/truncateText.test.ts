import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { truncationPoint, isTextList, longLimit, shortLimit, textListItems, truncateText } from "./truncateText.ts";

describe("truncateText", () => {
  it("cuts at the last space and ends with three dots", () => {
    expect(truncateText("ett två tre", 9)).toBe("ett två...");
  });

  it("leaves a short text alone", () => {
    expect(truncateText("ett två tre", 11)).toBe("ett två tre");
  });

  it("keeps a word that ends exactly at the limit", () => {
    expect(truncateText("ett två tre", 7)).toBe("ett två...");
  });

  it("cuts a single long word at the limit", () => {
    expect(truncateText("a".repeat(300), shortLimit)).toBe(`${"a".repeat(200)}...`);
  });

  it("never cuts a character in half", () => {
    expect(truncateText(`a${"\u{1F600}".repeat(200)}`, 10)).toBe(`a${"\u{1F600}".repeat(4)}...`);
  });

  it("never shows more than the limit and three dots", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 900 }), fc.integer({ min: 1, max: longLimit }), (text, limit) => {
        expect(truncateText(text, limit).length).toBeLessThanOrEqual(limit + 3);
        expect(text.startsWith(text.slice(0, truncationPoint(text, limit)))).toBe(true);
      }),
    );
  });
});

describe("isTextList", () => {
  it.each([
    ["- a\n\n- b", true],
    ["  - a\r\n- b\n", true],
    ["\u2013 a\n-b", true],
    ["- a\nb", false],
    ["en text", false],
    ["\n \n", false],
  ])("says of %j: %s", (text, expected) => {
    expect(isTextList(text)).toBe(expected);
  });
});

describe("textListItems", () => {
  it("removes dashes and empty lines", () => {
    expect(textListItems("- a\n\n  -  b")).toEqual(["a", "b"]);
  });
});
