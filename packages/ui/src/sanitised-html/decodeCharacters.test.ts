import { describe, expect, it } from "vitest";
import { decodeCharacters } from "./decodeCharacters.ts";

describe("decodeCharacters", () => {
  it.each([
    ["&amp;&lt;&gt;&quot;&apos;", "&<>\"'"],
    ["R&ouml;ksm&ouml;rg&aring;s &Aring;", "R\u00f6ksm\u00f6rg\u00e5s \u00c5"],
    ["6&nbsp;990&#160;kr", "6\u00a0990\u00a0kr"],
    ["&#x1F600;&#128512", "\u{1F600}\u{1F600}"],
    ["&amp;lt;", "&lt;"],
    ["&#0;&#x110000;&#9999999999;", "\ufffd\ufffd\ufffd"],
    ["a&#1;\u0007b\r\nc\rd", "ab\nc\nd"],
    ["\ud83da\udc7b&#xD83D;", "a"],
    ["\u{1F600}", "\u{1F600}"],
    ["AT&T &unknown; &constructor; &toString; ?a=1&copy=2", "AT&T &unknown; &constructor; &toString; ?a=1&copy=2"],
  ])("reads %j as %j", (html, text) => {
    expect(decodeCharacters(html)).toBe(text);
  });
});
