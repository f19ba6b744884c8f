import { expect, it } from "vitest";
import { highlight } from "./highlight.ts";

it.each([
  ["Tvätt & tork", "tvätt", "<strong>Tvätt</strong> &amp; tork"],
  ["Logitech G Pro", "pro logi", "<strong>Logi</strong>tech G <strong>Pro</strong>"],
  ["Bildskärmar", "skärm", "Bild<strong>skärm</strong>ar"],
  ["Asus As", "as asus", "<strong>As</strong>us As"],
  ["<b>", "x", "&lt;b&gt;"],
  ["Namn", "", "Namn"],
])("marks in %s the words of %s", (name, query, html) => {
  expect(highlight(name, query)).toBe(html);
});
