import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanLine } from "./cleanText.ts";

describe("cleanLine", () => {
  it("leaves a clean line as it is", () => {
    for (const text of ["", "Tvättmaskin 7 kg", "\u{1F9FA}"]) {
      expect(cleanLine(text)).toBe(text);
    }
  });

  it("removes markup, invisible and control characters, and collapses all white space", () => {
    expect(cleanLine("  <b>Tvätt</b>\u00ad\u200bmaskin\u00a07\u202fkg\t\u0000\n vit\u2003")).toBe(
      "Tvätt maskin 7 kg vit",
    );
    for (const sign of "\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2064\u2066\u2069\u061c\ufeff\u00ad") {
      expect(cleanLine(`Tvätt${sign}maskin`)).toBe("Tvättmaskin");
    }
    expect(cleanLine("AT&amp;T &lt;3 &#228;&#xE5;")).toBe("AT&T <3 äå");
  });

  it("is idempotent, with single spaces and none at the ends", () => {
    const sign = fc.constantFrom(
      "a",
      "Å",
      "7",
      " ",
      "\t",
      "\n",
      "\u00a0",
      "\u2003",
      "\u00ad",
      "\u200b",
      "\u200f",
      "\u2066",
      "\u0001",
      "\u007f",
      "&",
      "<",
    );
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 12 }), (text) => {
        const line = cleanLine(text);
        expect(cleanLine(line)).toBe(line);
        expect(line).toBe(line.trim());
        // oxlint-disable-next-line no-control-regex -- control characters are to be removed
        expect(line).not.toMatch(/ {2}|[^\S ]|[\u0000-\u001f\u007f\u00ad\u200b]/u);
      }),
    );
  });
});
