import type { NumberRange, RangeEnd, RangeProblem } from "@torg/format/typed";

/** Where a range lives: the numbers it may hold, and how far apart the places are that a thumb stops at. */
export interface RangeScale {
  readonly bounds: NumberRange;
  readonly step: number;
}

/** Why a typed end was not taken; `restored` is the number that stands again. */
export interface RangeRefusal {
  readonly end: RangeEnd;
  readonly typed: string;
  readonly reason: RangeProblem["code"];
  readonly restored: number;
}

const within = (value: number, { min, max }: NumberRange): number => Math.max(min, Math.min(max, value));

/** Steps such as 0.1 add up to 0.30000000000000004, which nobody wants to read. */
const withoutNoise = (value: number): number => Number(value.toFixed(6));

/** Where one end may lie: between its bound and the other end, so that the two never cross. */
export function limitsOfEnd(range: NumberRange, bounds: NumberRange, end: RangeEnd): NumberRange {
  return end === "min" ? { min: bounds.min, max: range.max } : { min: range.min, max: bounds.max };
}

/** The whole range inside the bounds; an end beyond the other one gives way. */
export function fitRange(range: NumberRange, bounds: NumberRange): NumberRange {
  const max = within(range.max, bounds);
  return { min: Math.min(within(range.min, bounds), max), max };
}

/** Moves one end to the step nearest to a wish, not past the other end. Both bounds can be reached from any step. */
export function moveEnd(range: NumberRange, scale: RangeScale, [end, wish]: readonly [RangeEnd, number]): NumberRange {
  const { bounds, step } = scale;
  const limits = limitsOfEnd(range, bounds, end);
  const wished = within(wish, limits);
  const stepped = withoutNoise(bounds.min + Math.round((wished - bounds.min) / step) * step);
  const isNearerTheEnd = Math.abs(limits.max - wished) < Math.abs(stepped - wished);
  return { ...range, [end]: isNearerTheEnd ? limits.max : within(stepped, limits) };
}

/** How far PageUp and PageDown go: a tenth of the way in whole steps, at least one. */
export function largeStep({ bounds, step }: RangeScale): number {
  return withoutNoise(Math.max(1, Math.round((bounds.max - bounds.min) / 10 / step)) * step);
}

/** A key of a slider as seen from the number under it. */
export interface SliderKey {
  readonly key: string;
  readonly value: number;
  /** Text runs from right to left, and so does the slider. */
  readonly isRtl: boolean;
}

/** Where a key wishes a thumb to go, or null for a key that is none of a slider's; the wish may lie out of reach. */
export function keyedWish(scale: RangeScale, { key, value, isRtl }: SliderKey): number | null {
  const { bounds, step } = scale;
  const ahead = isRtl ? -step : step;
  switch (key) {
    case "ArrowUp":
      return value + step;
    case "ArrowDown":
      return value - step;
    case "ArrowRight":
      return value + ahead;
    case "ArrowLeft":
      return value - ahead;
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

/** How far along its way a number lies, from 0 to 1; bounds without room between them are the whole way. */
export function shareOfWay(range: NumberRange, bounds: NumberRange): NumberRange {
  const way = bounds.max - bounds.min;
  if (way <= 0) return { min: 0, max: 1 };
  return { min: (range.min - bounds.min) / way, max: (range.max - bounds.min) / way };
}

/** The end that a press beside the thumbs moves: the nearer one, and of two that meet the one on the pressed side. */
export function nearerEnd({ min, max }: NumberRange, pressed: number): RangeEnd {
  return pressed - min < max - pressed ? "min" : "max";
}

/** The number at a place on the way, which is given as a share from 0 to 1. */
export function numberAt(share: number, bounds: NumberRange): number {
  return bounds.min + Math.max(0, Math.min(1, share)) * (bounds.max - bounds.min);
}
