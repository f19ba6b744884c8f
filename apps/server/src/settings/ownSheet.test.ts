import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hasOwnFont, ownSheet, sheetSetting } from "./ownSheet.ts";

const newsprint = readFileSync(new URL("../../../../docs/examples/theme-newsprint.css", import.meta.url), "utf8");

describe("the font of a shop's own sheet", () => {
  it.each([
    [":root { --torg-font: Georgia, serif; }"],
    ['@layer torg.tokens { [data-theme="fjord"] { --torg-radius-2: 0; --torg-font: Georgia, serif } }'],
    ["/* ours */ html{--torg-font:Georgia}"],
    [':root, [data-theme="standard"] { --torg-font : system-ui; }'],
    [newsprint],
  ])("replaces the kit's when it applies to all text: %#", (css) => {
    expect(hasOwnFont(css)).toBe(true);
  });

  it.each([
    [""],
    [":root { --torg-font-heading: Georgia, serif; }"],
    [".torg-footer { --torg-font: Georgia, serif; }"],
    ["/* :root { --torg-font: Georgia; } */"],
    ["@media print { :root { --torg-font: Georgia; } }"],
    [':root { --torg-font: "Schibsted Grotesk", Georgia; }'],
    [':root { --torg-font: Georgia; --torg-font-heading: "Schibsted Grotesk"; }'],
  ])("does not replace the kit's when some text keeps it: %s", (css) => {
    expect(hasOwnFont(css)).toBe(false);
  });

  it("is given with the sheet's address and hash", () => {
    const sheet = ownSheet(":root { --torg-font: Georgia; }");
    expect(sheetSetting(sheet)).toEqual({
      address: `/assets/theme/${sheet.hash}.css`,
      integrity: expect.stringMatching(/^sha256-/),
      ownFont: true,
    });
  });
});
