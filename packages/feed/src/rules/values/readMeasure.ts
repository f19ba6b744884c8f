import { unitNamed } from "../../texts/units.ts";

/** A number with its unit, and its value in the base unit of its dimension. */
export interface Measure {
  readonly number: number;
  /** "" = a bare number. */
  readonly unit: string;
  readonly dimension: string;
  readonly base: number;
}

const form =
  /^([+\-\u2212]?\d{1,3}(?:[ \u00a0\u202f]\d{3})+|[+\-\u2212]?\d+)(?:[.,](\d+))?\s*([^\d\s](?:[^\d]{0,11})|)$/u;

/** Parses `27 tum`, `27"`, `68,6 cm`, `1 200 rpm` or a bare number; null for any other text. */
export function readMeasure(text: string): Measure | null {
  const match = form.exec(text.trim());
  if (match === null) return null;
  const [, whole = "", fraction = "0", unitText = ""] = match;
  const number = Number(`${whole.replaceAll(/[ \u00a0\u202f]/gu, "").replace("\u2212", "-")}.${fraction}`);
  if (unitText.trim() === "") return { number, unit: "", dimension: "count", base: number };
  const { unit, dimension, factor } = unitNamed(unitText.trim());
  return { number, unit, dimension, base: number * factor };
}
