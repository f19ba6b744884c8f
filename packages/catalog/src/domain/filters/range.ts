import type { Range } from "./filterSelection.ts";

/** Why a typed end of a range was not taken as it was typed; `restored` is the value that stands instead. */
export interface RangeProblem {
  readonly code: "not-a-number" | "minimum-above-maximum" | "maximum-below-minimum" | "outside-bounds" | "decimals-cut";
  readonly restored: number;
}

export type RangeChange =
  | {
      readonly ok: true;
      readonly range: Range;
      readonly isChanged: boolean;
      /** Why another number was taken than the one that was typed; null when it was that. */
      readonly problem: RangeProblem | null;
    }
  | { readonly ok: false; readonly problem: RangeProblem };

/** One end of a range with what a visitor typed into it. */
export interface TypedEnd {
  readonly end: "min" | "max";
  readonly typed: string;
}

/** Whether a problem is only said to those who do not see the value go back: ends that would cross revert in silence. */
export function isUnseen({ code }: RangeProblem): boolean {
  return code === "minimum-above-maximum" || code === "maximum-below-minimum";
}

/** A number with decimals that say something. */
const withDecimals = /^-?\d+[.,]\d*[1-9]/;

/**
 * Changes one end of a range to a typed whole number. Numbers outside the bounds become the bound, `12abc` is 12, and so
 * is `12,5`, which is told; spaces between digits count for nothing. A text without a number and an end beyond the other
 * one are refused.
 */
export function changeRange(range: Range, bounds: Range, { end, typed }: TypedEnd): RangeChange {
  const written = typed.replace(/\s/g, "").replace("\u2212", "-");
  const number = Number.parseInt(written, 10);
  if (Number.isNaN(number)) return { ok: false, problem: { code: "not-a-number", restored: range[end] } };
  const value = Math.min(Math.max(number, bounds.min), bounds.max);
  if (end === "min" && value > range.max) {
    return { ok: false, problem: { code: "minimum-above-maximum", restored: range.min } };
  }
  if (end === "max" && value < range.min) {
    return { ok: false, problem: { code: "maximum-below-minimum", restored: range.max } };
  }
  const isOther = value !== number || withDecimals.test(written);
  const code = value === number ? "decimals-cut" : "outside-bounds";
  const problem = isOther ? ({ code, restored: value } as const) : null;
  return { ok: true, range: { ...range, [end]: value }, isChanged: value !== range[end], problem };
}

/** The number that a specification value stands for; point and comma are both decimal signs, null when it is none. */
export function numericValue(value: string): number | null {
  const number = Number(value.trim().replace(",", "."));
  return value.trim() === "" || Number.isNaN(number) ? null : number;
}

/** The bounds of an interval group: its lowest value rounded down and its highest rounded up; null without values. */
export function intervalBounds(rows: readonly { readonly products_to_property_value: string }[]): Range | null {
  const numbers = rows.flatMap((row) => numericValue(row.products_to_property_value) ?? []);
  if (numbers.length === 0) return null;
  const lowest = numbers.reduce((least, number) => Math.min(least, number));
  const highest = numbers.reduce((most, number) => Math.max(most, number));
  return { min: Math.floor(lowest), max: Math.ceil(highest) };
}
