import { comparisonUnits } from "../../texts/units.ts";

/** How many comparison units a product contains: half a litre is 0.5 of `l`. */
export interface UnitMeasure {
  readonly units: number;
  readonly unit: string;
}

const form = /^(\d+(?:[ \u00a0]\d{3})*(?:[.,]\d+)?)\s*(\p{L}+[23\u00b2\u00b3]?)$/u;

/**
 * Parses the measure that a product is sold by, such as `750 ml`, as a number of the Swedish comparison unit: kilogram,
 * litre, metre, square metre, cubic metre or piece. Null for anything else.
 */
export function readUnitMeasure(text: string): UnitMeasure | null {
  const [, number = "", name = ""] = form.exec(text.trim()) ?? [];
  const unit = comparisonUnits.get(name.toLowerCase());
  if (unit === undefined) return null;
  const amount = Number(number.replaceAll(/[ \u00a0]/gu, "").replace(",", "."));
  return amount > 0 ? { units: Number((amount * unit.factor).toPrecision(12)), unit: unit.unit } : null;
}
