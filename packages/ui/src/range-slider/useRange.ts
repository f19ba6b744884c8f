import { useState } from "react";
import { changeRange, type NumberRange, type RangeEnd } from "@torg/format/typed";
import { fitRange, moveEnd, type RangeRefusal, type RangeScale } from "./range.ts";

/** Options of `useRange`: the range's owner and its listeners. */
export interface RangeOptions {
  readonly bounds: NumberRange;
  readonly step: number;
  readonly value: NumberRange | undefined;
  readonly defaultValue: NumberRange | undefined;
  readonly onRangeChange: ((range: NumberRange, end: RangeEnd) => void) | undefined;
  readonly onRefuse: ((refusal: RangeRefusal) => void) | undefined;
}

/** A range while it is moved, typed and committed. */
export interface RangeHandle {
  /** The range to show: the one being moved, else the committed one. */
  readonly range: NumberRange;
  readonly scale: RangeScale;
  readonly move: (end: RangeEnd, target: number) => void;
  /** Commits the moved range and reports it once. */
  readonly settle: (end: RangeEnd) => void;
  /** Discards the move: the committed range shows again. */
  readonly drop: () => void;
  /** Moves one end and commits it at once. */
  readonly put: (end: RangeEnd, target: number) => void;
  readonly type: (end: RangeEnd, typed: string) => void;
}

/** Holds a range whose changes are reported when a thumb is released and on blur, not during the move. */
export function useRange(options: RangeOptions): RangeHandle {
  const { bounds, step, value, defaultValue, onRangeChange, onRefuse } = options;
  const [uncontrolled, setUncontrolled] = useState(defaultValue ?? bounds);
  const [moved, setMoved] = useState<NumberRange | null>(null);
  const scale = { bounds, step };
  const committed = fitRange(value ?? uncontrolled, bounds);
  const range = moved === null ? committed : fitRange(moved, bounds);
  const commit = (next: NumberRange, end: RangeEnd): void => {
    setMoved(null);
    if (next.min === committed.min && next.max === committed.max) return;
    setUncontrolled(next);
    onRangeChange?.(next, end);
  };
  return {
    range,
    scale,
    move: (end, target) => setMoved(moveEnd(range, scale, [end, target])),
    settle(end) {
      if (moved !== null) commit(range, end);
    },
    drop: () => setMoved(null),
    put: (end, target) => commit(moveEnd(range, scale, [end, target]), end),
    type(end, typed) {
      const change = changeRange(committed, scale, { end, typed });
      if (change.ok) commit(change.range, end);
      else onRefuse?.({ end, typed, reason: change.problem.code, restored: change.problem.restored });
    },
  };
}
