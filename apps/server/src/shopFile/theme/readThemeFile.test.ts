import { describe, expect, it } from "vitest";
import { readThemeFile } from "./readThemeFile.ts";

function problemsOf(css: string): readonly string[] {
  const read = readThemeFile("theme.css", css);
  return read.ok ? [] : read.problems.map(({ line, column, text }) => `${line}:${column} ${text}`);
}

describe("a shop's own style sheet", () => {
  it("is used unchanged", () => {
    const css = `:root { --torg-color-accent: light-dark(oklch(40% 0.1 20), #fff); }
@media (min-width: 40em) { .torg-button { background: url("/assets/uploads/a.webp") url(data:image/svg+xml,a) } }`;
    expect(readThemeFile("theme.css", css)).toEqual({ ok: true, value: css });
  });

  it("is reported when it is not CSS", () => {
    expect(problemsOf(":root {\n  color: red;\n")).toEqual(["1:1 This is no CSS: Unclosed block."]);
    expect(problemsOf(":root {\n  color red;\n}")).toEqual(["2:3 This is no CSS: Unknown word color."]);
  });

  it("must not reference anything that a page would not load", () => {
    const css = `@import "https://fonts.example/a.css";
body {
  background: url(https://pictures.example/a.png), url( '//pictures.example/b.png' );
  --ground: url(ground.png);
}`;
    expect(problemsOf(css)).toEqual([
      "1:1 @import is not possible; put the rules of the other file here.",
      expect.stringMatching(
        /^3:3 background names https:\/\/pictures\.example\/a\.png, which no page would load\. Possible: /,
      ),
      expect.stringMatching(/^3:3 background names \/\/pictures\.example\/b\.png/),
      expect.stringMatching(/^4:3 --ground names ground\.png/),
    ]);
  });

  it("must be small, because every page waits for it", () => {
    expect(problemsOf(`/*${"a".repeat(65_536)}*/`)[0]).toMatch(/^1:1 It has 65540 bytes; .* 65536 at most\.$/);
  });
});
