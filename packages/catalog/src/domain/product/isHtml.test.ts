import { describe, expect, it } from "vitest";
import { isHtml } from "./isHtml.ts";

describe("isHtml", () => {
  it.each([
    "<p>Tyst.</p>",
    "Rad ett<br>rad två",
    "<BR/>",
    "<ul><li>Ånga</li></ul>",
    "slut</p>",
    "<h2>Om</h2>",
    '<div class="x">',
  ])("knows %j as HTML", (text) => {
    expect(isHtml(text)).toBe(true);
  });

  it.each([
    "",
    "Ljudnivå < 45 dB",
    "5 < 6 och 7 > 6",
    "a<b",
    "<3",
    "<script>",
    "<picture>",
    "<https://shop.example>",
    "&lt;p&gt;",
  ])("treats %j as plain text", (text) => {
    expect(isHtml(text)).toBe(false);
  });
});
