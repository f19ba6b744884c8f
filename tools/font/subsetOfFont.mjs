import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";

const source = dirname(createRequire(import.meta.url).resolve("@fontsource-variable/schibsted-grotesk/package.json"));

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join("");

/** Latin 1, which covers Swedish and its neighbours, and typographic characters that a shop uses beyond it. */
const letters = between(0x20, 0x7e) + between(0xa0, 0xff) + "–—‘’‚“”„†•…′″‹›€™−×≈≤≥";

/** From body text to the heaviest heading. */
const weights = { min: 400, max: 800 };

/**
 * OpenType features to keep. Not tabular figures: they give commas and colons the same width, so that a price reads "7
 * 037 ,60 kr".
 */
const features = ["calt", "case", "ccmp", "kern", "liga", "locl", "mark", "mkmk"];

/** The font as the kit ships it: WOFF2 with the letters and weights that a Swedish shop uses. */
export async function subsetOfFont() {
  const whole = readFileSync(join(source, "files/schibsted-grotesk-latin-wght-normal.woff2"));
  return subsetFont(whole, letters, {
    targetFormat: "woff2",
    keepFeatures: features,
    variationAxes: { wght: weights },
  });
}

/** The licence of the font, which is shipped with it. */
export const licenceOfFont = () => readFileSync(join(source, "LICENSE"), "utf8");
