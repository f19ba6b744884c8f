import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import type { NumberRange, RangeEnd } from "@torg/format/typed";
import { RangeWay } from "./RangeWay.tsx";
import { useRange } from "./useRange.ts";

/** Props of RangeTrack: bounds, range, words, and those of a native div. */
export interface RangeTrackProps extends Omit<ComponentPropsWithRef<"div">, "children" | "defaultValue"> {
  /** Names of the thumbs, such as lowest price and highest price, for assistive technology. */
  readonly minThumbLabel: string;
  readonly maxThumbLabel: string;
  /** A number in words, for assistive technology. */
  readonly valueText?: ((value: number) => string) | undefined;
  /** The lowest and the highest number there are. */
  readonly bounds: NumberRange;
  /** Distance between the places that a thumb stops at, 1 when left out. */
  readonly step?: number | undefined;
  /** The range that stands; its ends may lie between the places. */
  readonly value: NumberRange;
  /** Hears a new range and which end was changed, when a thumb is let go. */
  readonly onRangeChange?: ((range: NumberRange, end: RangeEnd) => void) | undefined;
}

/**
 * The two thumbs of a RangeSlider on their way, for a place that has number fields of its own. Always pair it with
 * fields that say and do the same: they are the way for touch with a screen reader.
 */
export function RangeTrack(props: RangeTrackProps): ReactElement {
  const { minThumbLabel, maxThumbLabel, valueText, bounds, step = 1, value, onRangeChange, ...others } = props;
  const { className, ...rest } = others;
  const handle = useRange({ bounds, step, value, defaultValue: undefined, onRangeChange, onRefuse: undefined });
  return (
    <div {...rest} className={joinClasses("torg-range-track", className)}>
      <RangeWay handle={handle} minThumbLabel={minThumbLabel} maxThumbLabel={maxThumbLabel} valueText={valueText} />
    </div>
  );
}
