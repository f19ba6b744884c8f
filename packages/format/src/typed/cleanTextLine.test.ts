import { expect, it } from "vitest";
import { cleanTextLine } from "./cleanTextLine.ts";

it.each(["\u202eAnna Öberg", "An\u200bna \u2060Öberg\ufeff", " Anna Öberg\u200e ", "\u200dAnna \u200cÖberg\u200d"])(
  "leaves what is seen of a line: %j",
  (pasted) => {
    expect(cleanTextLine(pasted)).toBe("Anna Öberg");
  },
);

it("keeps the joiners that a name or an emoji is written with", () => {
  expect(cleanTextLine("نیک\u200cنام")).toBe("نیک\u200cنام");
  expect(cleanTextLine("Anna 👩\u200d💻")).toBe("Anna 👩\u200d💻");
});

it.each([
  ["a Malayalam name that ends in a joined letter", "\u0d05\u0d30\u0d41\u0d23\u0d4d\u200d"],
  ["one with a surname behind it", "\u0d05\u0d30\u0d41\u0d23\u0d4d\u200d \u0d1c\u0d2f\u0d28\u0d4d\u200d"],
  ["the flag of Scotland", "Anna \u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
  ["an Arabic sign before a number", "\u0600\u0661\u0662"],
  ["lines of their own", "Bra kast.\n\r\nAnna"],
])("keeps %s", (_, written) => {
  expect(cleanTextLine(written)).toBe(written);
  expect(cleanTextLine(`\u200d${written}\u200d\u202c `)).toBe(written);
});

it.each([
  ["tags behind a letter", "Anna\u{e0067}\u{e0062}\u{e007f}", "Anna"],
  ["tags that no closing one ends", "\u{1f3f4}\u{e0067}\u{e0062}", "\u{1f3f4}"],
  ["a second joiner behind a mark", "\u0d23\u0d4d\u200d\u200d", "\u0d23\u0d4d\u200d"],
])("drops %s", (_, written, seen) => {
  expect(cleanTextLine(written)).toBe(seen);
});

it.each(["\u200b", " \u200d \u202e", "\u200c\u200d"])("is empty where nothing is seen: %j", (unseen) => {
  expect(cleanTextLine(unseen)).toBe("");
});
