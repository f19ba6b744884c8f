import { expect, it } from "vitest";
import { describePage } from "./describePage.ts";

it.each([
  ["", ""],
  ["<p>Kyl &amp; frys,</p><p>för  hela</p>", "Kyl & frys, för hela."],
  ["<h2>Ångerrätt</h2><p>Du har 14 dagars ångerrätt.</p>", "Ångerrätt. Du har 14 dagars ångerrätt."],
  ["<p><strong>Pris</strong>: 99 kr, se <a href='/a'>villkoren</a>.</p>", "Pris: 99 kr, se villkoren."],
  ["Ett ord<br>och ett till", "Ett ord och ett till"],
  ["Utan taggar", "Utan taggar"],
])("reads %j as %j", (html, text) => {
  expect(describePage(html)).toBe(text);
});

it("cuts a text that is too long after a word", () => {
  const text = describePage("ord ".repeat(100));
  expect(text.length).toBeLessThanOrEqual(157);
  expect(text.endsWith("ord …")).toBe(true);
});
