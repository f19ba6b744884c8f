import { unitNamed } from "../../texts/units.ts";

/**
 * A number, or a range of two, followed by a unit and nothing else: `23.8 tum`, `19.2–24.6 dB`, `10 Hz–39.5 kHz`, `2.66
 * mmH2O`.
 */
const measured =
  /^[+\-\u2212]?\d[\d\u00a0 ]*(?:[.,]\d+)?(?:\s*[^\d\s.,\u2013-]{0,11}\s*[\u2013-]\s*\d+(?:[.,]\d+)?)?(\s*)([^\d\s.,\u2013-]\S{0,11})$/u;

/** A longer text is no measure, and the pattern would search its spaces again and again. */
const longest = 60;

/** `1.4a`, `802.11ax` and `5.0x16` are versions: without a space, only a known unit or a sign makes a measure. */
function isMeasure(text: string): boolean {
  const match = text.length > longest ? null : measured.exec(text);
  if (match === null) return false;
  const [, space = "", unit = ""] = match;
  return space !== "" || !/\p{L}/u.test(unit) || !unitNamed(unit).dimension.startsWith("unit ");
}

/** Writes a measure with decimal commas; a bare number may be a version, so its point stays. */
export function swedishDecimals(text: string): string {
  return isMeasure(text.trim()) ? text.replaceAll(/(\d)\.(\d)/gu, "$1,$2") : text;
}

/** The same for a fact with a name: `Diagonal: 23.8 tum`. */
export function swedishFact(text: string): string {
  const start = text.indexOf(": ") + 1;
  return text.slice(0, start) + swedishDecimals(text.slice(start));
}
