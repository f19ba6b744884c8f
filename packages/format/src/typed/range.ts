/** Two numbers; the first is never above the second. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** One of the two ends of a range. */
export type RangeEnd = keyof NumberRange;

/** One end of a range and the visitor's typed text. */
export interface RangeInput {
  readonly end: RangeEnd;
  readonly typed: string;
}

/** Why a typed end of a range was not used as typed; `restored` is the value used instead. */
export interface RangeProblem {
  readonly code: "not-a-number" | "minimum-above-maximum" | "maximum-below-minimum" | "outside-bounds" | "decimals-cut";
  readonly restored: number;
}

/** The result of typing: a range, with a problem if a number other than the typed one is used, or a refusal. */
export type RangeChange =
  | {
      readonly ok: true;
      readonly range: NumberRange;
      readonly isChanged: boolean;
      readonly problem: RangeProblem | null;
    }
  | { readonly ok: false; readonly problem: RangeProblem };

/** Whether a problem is announced only to screen readers: ends that would cross are reset without a visible message. */
export function isScreenReaderOnly({ code }: RangeProblem): boolean {
  return code === "minimum-above-maximum" || code === "maximum-below-minimum";
}

/** The number at the start of a text, in its two parts; spaces of any kind are removed before. */
const leadingNumber = /^([-+]?\d+)(?:[.,](\d*))?/;

/**
 * Changes one end of a range to a typed number: point and comma are both decimal signs, `12abc` is 12, spaces are
 * ignored. Decimals are cut if the steps are whole, and a number outside the bounds becomes the bound; both are
 * reported. A text that does not start with a number, and an end beyond the other one, are refused.
 */
export function changeRange(
  range: NumberRange,
  { bounds, step = 1 }: { readonly bounds: NumberRange; readonly step?: number | undefined },
  { end, typed }: RangeInput,
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
