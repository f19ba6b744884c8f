import { type KeyboardEvent, type ReactElement, useEffect, useRef } from "react";
import type { RangeEnd } from "@torg/format/typed";
import { keyedNumber, limitsOfEnd } from "./range.ts";
import type { RangeHandle } from "./useRange.ts";

/** Props of RangeThumb. */
export interface RangeThumbProps {
  readonly end: RangeEnd;
  readonly handle: RangeHandle;
  readonly label: string;
  readonly valueText: ((value: number) => string) | undefined;
}

/** One thumb: a native range input that ends at the other thumb. It is not part of any form. */
export function RangeThumb({ end, handle, label, valueText }: RangeThumbProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const { range, scale, move, settle } = handle;
  const limits = limitsOfEnd(range, scale.bounds, end);
  // The native `change` event fires when the thumb is released; React's fires during the whole move.
  useEffect(() => {
    const thumb = input.current;
    const letGo = (): void => settle(end);
    thumb?.addEventListener("change", letGo);
    return () => thumb?.removeEventListener("change", letGo);
  });
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = keyedNumber(scale, { key: event.key, value: range[end], isRtl });
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(end, next);
  };
  return (
    <input
      ref={input}
      type="range"
      className="torg-range-slider__thumb"
      data-end={end}
      aria-label={label}
      aria-valuetext={valueText?.(range[end])}
      min={limits.min}
      max={limits.max}
      // The scale decides the steps: a native step would count from a bound that moves.
      step="any"
      value={range[end]}
      onChange={(event) => move(end, event.currentTarget.valueAsNumber)}
      onKeyDown={handleKeyDown}
      onKeyUp={() => settle(end)}
      onBlur={() => settle(end)}
    />
  );
}
