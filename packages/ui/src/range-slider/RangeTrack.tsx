import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import type { NumberRange, RangeEnd } from "@torg/format/typed";
import { RangeRail } from "./RangeRail.tsx";
import { useRange } from "./useRange.ts";

/** Props of RangeTrack: bounds, range, texts, and those of a native div. */
export interface RangeTrackProps extends Omit<ComponentPropsWithRef<"div">, "children" | "defaultValue"> {
  /** Labels of the thumbs, such as lowest price and highest price, for screen readers. */
  readonly minThumbLabel: string;
  readonly maxThumbLabel: string;
  /** A number as spoken text, for screen readers. */
  readonly valueText?: ((value: number) => string) | undefined;
  /** The lowest and the highest possible number. */
  readonly bounds: NumberRange;
  /** Distance between the values that a thumb stops at; default: 1. */
  readonly step?: number | undefined;
  /** The current range; its ends may be between the steps. */
  readonly value: NumberRange;
  /** Called with the new range and the changed end when a thumb is released. */
  readonly onRangeChange?: ((range: NumberRange, end: RangeEnd) => void) | undefined;
}

/**
 * The two thumbs of a RangeSlider on their track, for a place with its own number fields. Always pair it with fields
 * that do the same: touch users with a screen reader need them.
 */
export function RangeTrack(props: RangeTrackProps): ReactElement {
  const { minThumbLabel, maxThumbLabel, valueText, bounds, step = 1, value, onRangeChange, ...others } = props;
  const { className, ...rest } = others;
  const handle = useRange({ bounds, step, value, defaultValue: undefined, onRangeChange, onRefuse: undefined });
  return (
    <div {...rest} className={joinClasses("torg-range-track", className)}>
      <RangeRail handle={handle} minThumbLabel={minThumbLabel} maxThumbLabel={maxThumbLabel} valueText={valueText} />
    </div>
  );
}
