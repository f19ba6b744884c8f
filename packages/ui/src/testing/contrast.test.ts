import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { contrast, parseHex, parseRgb, type Rgb, toHex } from "./contrast.ts";
import { contrastPairs } from "./contrastPairs.ts";

const sheet = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

/** Colours by token name, of one or several sheets; later sheets win. */
function colorsOf(sheets: readonly string[], mode: "light" | "dark"): ReadonlyMap<string, Rgb> {
  const found = sheets.flatMap((css) => [
    ...css.matchAll(/--torg-color-([\w-]+):\s*light-dark\((#[\da-f]+),\s*(#[\da-f]+)\)/gi),
  ]);
  return new Map(
    found.map(([, name = "", light = "", dark = ""]) => [name, parseHex(mode === "light" ? light : dark) ?? black]),
  );
}

describe("contrast", () => {
  it("is 21 between black and white and 1 between a colour and itself", () => {
    expect(contrast(black, white)).toBeCloseTo(21, 5);
    expect(contrast([10, 92, 76], [10, 92, 76])).toBe(1);
  });

  it("does not depend on the order of the colours", () => {
    expect(contrast([10, 92, 76], white)).toBe(contrast(white, [10, 92, 76]));
  });
});

describe("parseRgb and toHex", () => {
  it("convert a computed colour to the notation of a style sheet", () => {
    expect(toHex(parseRgb("rgb(10, 92, 76)"))).toBe("#0a5c4c");
    expect(toHex(parseRgb("rgba(0, 0, 0, 0.5)"))).toBe("#000000");
    expect(parseRgb("")).toEqual([0, 0, 0]);
  });
});

describe("parseHex", () => {
  it("reads three and six digits, and nothing else", () => {
    expect(parseHex("#fff")).toEqual([255, 255, 255]);
    expect(parseHex("#0a5c4c")).toEqual([10, 92, 76]);
    expect(parseHex("rgb(0 0 0)")).toBeNull();
  });
});

const packages = fileURLToPath(new URL("../../..", import.meta.url));
const variable = (property: string): RegExp =>
  new RegExp(`(?:^|[;\\s])${property}:\\s*var\\(--torg-color-([\\w-]+)\\)`);

/** Pairs of tokens that a rule of a style sheet sets as its text colour and background. */
function pairsSetIn(css: string): readonly string[] {
  return [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, block = ""]) => {
    const front = variable("color").exec(block)?.[1];
    const back = variable("background(?:-color)?").exec(block)?.[1];
    return front === undefined || back === undefined ? [] : [`${front} on ${back}`];
  });
}

describe("contrastPairs", () => {
  it("list every pair that a style sheet of any package sets", () => {
    const used = globSync("*/src/**/*.css", { cwd: packages }).flatMap((file) =>
      pairsSetIn(readFileSync(`${packages}/${file}`, "utf8")),
    );
    const named = contrastPairs.map(({ front, back }) => `${front} on ${back}`);
    expect(used.length).toBeGreaterThan(20);
    expect([...new Set(used)].filter((pair) => !named.includes(pair))).toEqual([]);
  });
});

describe.each([
  ["standard", ["tokens.css"]],
  ["team-workwear", ["tokens.css", "themes/team-workwear.css"]],
  ["newsprint", ["tokens.css", "../../../docs/examples/theme-newsprint.css"]],
])("tokens of the theme %s", (_theme, files) => {
  const sheets = files.map(sheet);

  it.each(["light", "dark"] as const)("have enough contrast in %s mode wherever they meet", (mode) => {
    const colors = colorsOf(sheets, mode);
    const faint = contrastPairs.flatMap(({ front, back, least }) => {
      const [one, other] = [colors.get(front), colors.get(back)];
      const figure = one === undefined || other === undefined ? 0 : contrast(one, other);
      return figure < least ? [`${front} on ${back}: ${figure.toFixed(2)} < ${least}`] : [];
    });
    expect(faint).toEqual([]);
  });
});
