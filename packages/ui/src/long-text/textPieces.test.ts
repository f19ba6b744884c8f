import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PieceWidth, textPieces } from "./textPieces.ts";
import { isTextList, longLimit, shortLimit, truncateText } from "./truncateText.ts";

/** What shows of a text at a screen width before it is expanded; items are separated by line breaks. */
function shown(text: string, width: "short" | "long"): string {
  const visible: readonly PieceWidth[] = width === "short" ? ["short"] : ["short", "long"];
  return textPieces(text)
    .map((line) =>
      line
        .filter((piece) => visible.includes(piece.width))
        .map((piece) => `${piece.text}${piece.isCut && piece.width === width ? "..." : ""}`)
        .join(""),
    )
    .filter((line) => line !== "")
    .join("\n");
}

const sentence = "En rad med ord ";

describe("textPieces", () => {
  it("keeps a short text in one piece", () => {
    expect(textPieces("ett ord")).toEqual([[{ text: "ett ord", width: "short", isCut: false }]]);
  });

  it("gives no pieces for an empty text", () => {
    expect(textPieces("")).toEqual([]);
  });

  it.each([
    ["short", shortLimit],
    ["long", longLimit],
  ] as const)("shows on a %s screen what is left of a text when it is cut", (width, limit) => {
    expect(shown(sentence.repeat(90), width)).toBe(truncateText(sentence.repeat(90), limit));
  });

  it("cuts a list where its text would be cut", () => {
    const items = Array.from({ length: 20 }, (_, index) => `- ${sentence.repeat(4)}${index}`).join("\n");
    expect(shown(items, "short")).toBe(truncateText(items, shortLimit).replaceAll(/^- /gm, "").replaceAll(/ +$/gm, ""));
    expect(shown(items, "long").split("\n").at(-1)).toMatch(/\w\.{3}$/);
  });

  it("puts the dots after the last visible item when the cut falls between two", () => {
    const items = `- ${"a".repeat(190)}\n\n- ${"b".repeat(600)}`;
    expect(shown(items, "short")).toBe(`${"a".repeat(190)}...`);
  });

  it("puts the dots after the last word when the cut falls between two paragraphs", () => {
    const text = `${"a".repeat(190)}\n\n${"b".repeat(600)}`;
    expect(shown(text, "short")).toBe(`${"a".repeat(190)}...`);
  });

  it("shows dots on every screen when one word spans both cuts", () => {
    const text = `${"a".repeat(150)} ${"b".repeat(700)}`;
    expect(shown(text, "short")).toBe(`${"a".repeat(150)}...`);
    expect(shown(text, "long")).toBe(truncateText(text, longLimit));
  });

  it("removes short and long dashes and empty lines", () => {
    expect(textPieces("- a\r\n\r\n \u2013  b - c \n-d").map(([piece]) => piece.text)).toEqual(["a", "b - c", "d"]);
  });

  it("loses nothing and never shows more than the limit and its dots", () => {
    const text = fc.array(fc.constantFrom("ord", " ", "\n", "- ", "x".repeat(90), "\u{1F600}"), { maxLength: 120 });
    fc.assert(
      fc.property(text, (parts) => {
        const whole = parts.join("");
        const all = textPieces(whole).map((line) => line.map((piece) => piece.text).join(""));
        if (!isTextList(whole)) expect(all.join("")).toBe(whole);
        expect(shown(whole, "short").length).toBeLessThanOrEqual(shortLimit + 3);
        expect(shown(whole, "long").length).toBeLessThanOrEqual(longLimit + 3);
      }),
    );
  });
});
