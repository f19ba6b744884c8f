import fc from "fast-check";
import { expect, it } from "vitest";
import { encodePart } from "./encodePart.ts";
import { fillPath } from "./fillPath.ts";

it.each([
  ["åäö", "%C3%A5%C3%A4%C3%B6"],
  ["a/b c?d#e&f", "a%2Fb%20c%3Fd%23e%26f"],
  ["\u{1F600}", "%F0%9F%98%80"],
  ["tv \ud83d", "tv%20%EF%BF%BD"],
  ["\ude00\ud83d", "%EF%BF%BD%EF%BF%BD"],
  [7, "7"],
])("writes %j as %s", (text, part) => {
  expect(encodePart(text)).toBe(part);
});

it("never fails, and reads back as written when the text is well-formed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.constantFrom("", "\ud83d", "\ude00"), (text, half) => {
      expect(decodeURIComponent(encodePart(text))).toBe(text);
      expect(decodeURIComponent(encodePart(half + text))).toBe((half === "" ? "" : "\ufffd") + text);
    }),
  );
});

it("fills a path with parts that stay separate, whatever they contain", () => {
  expect(fillPath("/a/:b/c", "d/\ud83d")).toBe("/a/d%2F%EF%BF%BD/c");
});
