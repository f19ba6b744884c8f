/** Two numbers of which the first is never above the second. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** One of the two ends of a range. */
export type RangeEnd = keyof NumberRange;

/** One end of a range with what a visitor typed into it. */
export interface TypedEnd {
  readonly end: RangeEnd;
  readonly typed: string;
}

/** Why a typed end of a range was not taken as it was typed; `restored` is the value that stands instead. */
export interface RangeProblem {
  readonly code: "not-a-number" | "minimum-above-maximum" | "maximum-below-minimum" | "outside-bounds" | "decimals-cut";
  readonly restored: number;
}

/** What typing did: a range, with a remark where another number was taken than the one that was typed, or a refusal. */
export type RangeChange =
  | {
      readonly ok: true;
      readonly range: NumberRange;
      readonly isChanged: boolean;
      readonly problem: RangeProblem | null;
    }
  | { readonly ok: false; readonly problem: RangeProblem };

/** Whether a problem is only said to those who do not see the value go back: ends that would cross revert in silence. */
export function isUnseen({ code }: RangeProblem): boolean {
  return code === "minimum-above-maximum" || code === "maximum-below-minimum";
}

/** The number that a text starts with, in its two parts; spaces of every kind are taken out before. */
const leadingNumber = /^([-+]?\d+)(?:[.,](\d*))?/;

/**
 * Changes one end of a range to a typed number: point and comma are both decimal signs, `12abc` is 12, spaces count for
 * nothing. Decimals are cut where the steps are whole, and a number outside the bounds becomes the bound; both are told.
 * A text that starts with no number and an end beyond the other one are refused.
 */
export function changeRange(
  range: NumberRange,
  { bounds, step = 1 }: { readonly bounds: NumberRange; readonly step?: number | undefined },
  { end, typed }: TypedEnd,
): RangeChange {
  const refuse = (code: RangeProblem["code"]): RangeChange => ({ ok: false, problem: { code, restored: range[end] } });
  const [, whole, decimals = ""] = leadingNumber.exec(typed.replace(/\s/g, "").replace("\u2212", "-")) ?? [];
  if (whole === undefined) return refuse("not-a-number");
  const isCut = Number.isInteger(step) && /[1-9]/.test(decimals);
  const number = Number(Number.isInteger(step) ? whole : `${whole}.${decimals}`);
  const value = Math.min(Math.max(number, bounds.min), bounds.max);
  if (end === "min" && value > range.max) return refuse("minimum-above-maximum");
  if (end === "max" && value < range.min) return refuse("maximum-below-minimum");
  const code = value === number ? "decimals-cut" : "outside-bounds";
  const problem = value !== number || isCut ? ({ code, restored: value } as const) : null;
  return { ok: true, range: { ...range, [end]: value }, isChanged: value !== range[end], problem };
}
