import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { docsThemes } from "./themes.ts";

const tokens = readFileSync(fileURLToPath(new URL("../../../packages/ui/src/tokens.css", import.meta.url)), "utf8");

/** `#abc` as `#aabbcc`. */
const long = (color: string): string => (color.length === 4 ? color.replaceAll(/[\da-f]/g, "$&$&") : color);

function tokenOf(name: string, mode: "light" | "dark"): string {
  const [, light = "", dark = ""] =
    new RegExp(`--torg-color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
  return long(mode === "light" ? light : dark);
}

describe.each(["light", "dark"] as const)("the frame around the stories, %s", (mode) => {
  it.each([
    ["appContentBg", "background"],
    ["barBg", "surface"],
    ["appBg", "sunken"],
    ["textColor", "text"],
    ["textMutedColor", "muted"],
    ["appBorderColor", "border"],
    ["colorSecondary", "accent"],
    ["textInverseColor", "on-accent"],
  ] as const)("has for %s the token %s", (name, token) => {
    expect(docsThemes[mode][name]).toBe(tokenOf(token, mode));
  });
});
