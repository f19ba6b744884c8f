import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawIcons } from "../testing/drawIcons.ts";

describe("icons", () => {
  it("are the drawings of the icon library, each converted to one path", async () => {
    await expect(await drawIcons()).toMatchFileSnapshot("./icons.ts");
  });

  it("are only string constants, so that a bundler keeps only those that are used", () => {
    const source = readFileSync(new URL("icons.ts", import.meta.url), "utf8");
    const code = source.replace(/\/\*[^]*?\*\//, "").replaceAll(/^export const \w+Icon =\s+"[^"\n]+";$/gm, "");
    expect(code.trim()).toBe("");
  });
});
