import type { NumberRange, RangeEnd, RangeProblem } from "@torg/format/typed";

/** The numbers that a range may have, and the step between the values that a thumb stops at. */
export interface RangeScale {
  readonly bounds: NumberRange;
  readonly step: number;
}

/** Why a typed end was rejected; `restored` is the number that applies again. */
export interface RangeRefusal {
  readonly end: RangeEnd;
  readonly typed: string;
  readonly reason: RangeProblem["code"];
  readonly restored: number;
}

const within = (value: number, { min, max }: NumberRange): number => Math.max(min, Math.min(max, value));

/** Rounds floating-point noise: steps such as 0.1 add up to 0.30000000000000004. */
const withoutNoise = (value: number): number => Number(value.toFixed(6));

/** The limits of one end: between its bound and the other end, so that the two never cross. */
export function limitsOfEnd(range: NumberRange, bounds: NumberRange, end: RangeEnd): NumberRange {
  return end === "min" ? { min: bounds.min, max: range.max } : { min: range.min, max: bounds.max };
}

/** The range, moved inside the bounds; crossing ends are corrected. */
export function fitRange(range: NumberRange, bounds: NumberRange): NumberRange {
  const max = within(range.max, bounds);
  return { min: Math.min(within(range.min, bounds), max), max };
}

/**
 * Moves one end to the step nearest to the wished number, but not past the other end. Both bounds can be reached
 * whatever the step.
 */
export function moveEnd(
  range: NumberRange,
  scale: RangeScale,
  [end, target]: readonly [RangeEnd, number],
): NumberRange {
  const { bounds, step } = scale;
  const limits = limitsOfEnd(range, bounds, end);
  const clamped = within(target, limits);
  const stepped = withoutNoise(bounds.min + Math.round((clamped - bounds.min) / step) * step);
  const isNearerTheEnd = Math.abs(limits.max - clamped) < Math.abs(stepped - clamped);
  return { ...range, [end]: isNearerTheEnd ? limits.max : within(stepped, limits) };
}

/** The distance of PageUp and PageDown: a tenth of the track in whole steps, at least one. */
export function largeStep({ bounds, step }: RangeScale): number {
  return withoutNoise(Math.max(1, Math.round((bounds.max - bounds.min) / 10 / step)) * step);
}

/** A key press on a slider, with the current number. */
export interface SliderKey {
  readonly key: string;
  readonly value: number;
  /** Right-to-left text, and with it the slider. */
  readonly isRtl: boolean;
}

/** The number that a key moves a thumb to, possibly out of range; null for a key that sliders do not use. */
export function keyedNumber(scale: RangeScale, { key, value, isRtl }: SliderKey): number | null {
  const { bounds, step } = scale;
  const forward = isRtl ? -step : step;
  switch (key) {
    case "ArrowUp":
      return value + step;
    case "ArrowDown":
      return value - step;
    case "ArrowRight":
      return value + forward;
    case "ArrowLeft":
      return value - forward;
    case "PageUp":
      return value + largeStep(scale);
    case "PageDown":
      return value - largeStep(scale);
    case "Home":
      return bounds.min;
    case "End":
      return bounds.max;
    default:
      return null;
  }
}

/** The positions of a range's ends on the track, from 0 to 1; the whole track if the bounds are equal. */
export function shareOfRail(range: NumberRange, bounds: NumberRange): NumberRange {
  const length = bounds.max - bounds.min;
  if (length <= 0) return { min: 0, max: 1 };
  return { min: (range.min - bounds.min) / length, max: (range.max - bounds.min) / length };
}

/** The end that a press beside the thumbs moves: the nearer one, and if they meet the one on the pressed side. */
export function nearerEnd({ min, max }: NumberRange, pressed: number): RangeEnd {
  return pressed - min < max - pressed ? "min" : "max";
}

/** The number at a position of the track, given as a share from 0 to 1. */
export function numberAt(share: number, bounds: NumberRange): number {
  return bounds.min + Math.max(0, Math.min(1, share)) * (bounds.max - bounds.min);
}
