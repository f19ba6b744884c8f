import { useState } from "react";
import { changeRange, type NumberRange, type RangeEnd } from "@torg/format/typed";
import { fitRange, moveEnd, type RangeRefusal, type RangeScale } from "./range.ts";

/** Who holds a range and who hears of it. */
export interface RangeOptions {
  readonly bounds: NumberRange;
  readonly step: number;
  readonly value: NumberRange | undefined;
  readonly defaultValue: NumberRange | undefined;
  readonly onRangeChange: ((range: NumberRange, end: RangeEnd) => void) | undefined;
  readonly onRefuse: ((refusal: RangeRefusal) => void) | undefined;
}

/** A range while it is being moved, typed and settled. */
export interface RangeHandle {
  /** What shows now: the range that is being moved, else the one that stands. */
  readonly range: NumberRange;
  readonly scale: RangeScale;
  readonly move: (end: RangeEnd, wish: number) => void;
  /** Makes the moved range the one that stands, and tells of it once. */
  readonly settle: (end: RangeEnd) => void;
  /** Forgets what was moved: the range that stands shows again. */
  readonly drop: () => void;
  /** Moves one end and makes it stand at once. */
  readonly put: (end: RangeEnd, wish: number) => void;
  readonly type: (end: RangeEnd, typed: string) => void;
}

/** Keeps a range whose changes are heard when a thumb is let go and when a field is left, not on the way there. */
export function useRange(options: RangeOptions): RangeHandle {
  const { bounds, step, value, defaultValue, onRangeChange, onRefuse } = options;
  const [own, setOwn] = useState(defaultValue ?? bounds);
  const [moved, setMoved] = useState<NumberRange | null>(null);
  const scale = { bounds, step };
  const standing = fitRange(value ?? own, bounds);
  const range = moved === null ? standing : fitRange(moved, bounds);
  const take = (next: NumberRange, end: RangeEnd): void => {
    setMoved(null);
    if (next.min === standing.min && next.max === standing.max) return;
    setOwn(next);
    onRangeChange?.(next, end);
  };
  return {
    range,
    scale,
    move: (end, wish) => setMoved(moveEnd(range, scale, [end, wish])),
    settle(end) {
      if (moved !== null) take(range, end);
    },
    drop: () => setMoved(null),
    put: (end, wish) => take(moveEnd(range, scale, [end, wish]), end),
    type(end, typed) {
      const change = changeRange(standing, scale, { end, typed });
      if (change.ok) take(change.range, end);
      else onRefuse?.({ end, typed, reason: change.problem.code, restored: change.problem.restored });
    },
  };
}
