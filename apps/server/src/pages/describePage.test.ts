import { expect, it } from "vitest";
import { describePage } from "./describePage.ts";

it.each([
  ["", ""],
  ["<p>Kyl &amp; frys</p><p>för  hela</p>", "Kyl & frys för hela"],
])("reads %j as %j", (html, text) => {
  expect(describePage(html)).toBe(text);
});

it("cuts a text that is too long after a word", () => {
  const text = describePage("ord ".repeat(100));
  expect(text.length).toBeLessThanOrEqual(157);
  expect(text.endsWith("ord …")).toBe(true);
});
