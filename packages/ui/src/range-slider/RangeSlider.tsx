import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { problemIcon } from "../icon/icons.ts";
import { isShown } from "../internal/isShown.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import type { NumberRange, RangeEnd } from "@torg/format/typed";
import type { RangeRefusal } from "./range.ts";
import { RangeField } from "./RangeField.tsx";
import { RangeRail } from "./RangeRail.tsx";
import { useRange } from "./useRange.ts";

/** Props of RangeSlider: bounds, range, texts, and those of a native fieldset. */
export interface RangeSliderProps extends Omit<ComponentPropsWithRef<"fieldset">, "children" | "defaultValue"> {
  /** What is limited; it labels the group. */
  readonly legend: ReactNode;
  /** Hides the legend visually, if a heading above says the same. */
  readonly legendHidden?: boolean | undefined;
  /** Labels of the number fields, such as from and to, always visible. */
  readonly minLabel: ReactNode;
  readonly maxLabel: ReactNode;
  /** Labels of the thumbs, such as lowest price and highest price, for screen readers. */
  readonly minThumbLabel: string;
  readonly maxThumbLabel: string;
  /** Text after the numbers, such as a currency. */
  readonly unit?: ReactNode;
  /** A number as spoken text, for screen readers. */
  readonly valueText?: ((value: number) => string) | undefined;
  /** The lowest and the highest possible number. */
  readonly bounds: NumberRange;
  /** Distance between the values that a thumb stops at; default: 1. Typed numbers may be in between. */
  readonly step?: number | undefined;
  /** The range, if controlled. */
  readonly value?: NumberRange | undefined;
  /** The initial range, if uncontrolled; default: the bounds. */
  readonly defaultValue?: NumberRange | undefined;
  /** Names of the number fields in a form; a field whose end is at its bound is submitted empty. */
  readonly minName?: string | undefined;
  readonly maxName?: string | undefined;
  /** Called with the new range and the changed end: when a thumb is released, on Enter and on blur. */
  readonly onRangeChange?: ((range: NumberRange, end: RangeEnd) => void) | undefined;
  /** Called when a typed number was rejected, with the restored one, so that it can be announced in `status`. */
  readonly onRefuse?: ((refusal: RangeRefusal) => void) | undefined;
  /** What just happened, as text below the fields; announced politely. */
  readonly status?: ReactNode;
}

/**
 * A range between two numbers: two thumbs on one track, and two number fields that do the same. The fields are part of
 * the form; the thumbs require script. `className`, `ref` and all other props go to the fieldset.
 */
export function RangeSlider(props: RangeSliderProps): ReactElement {
  const { legend, legendHidden, minLabel, maxLabel, minThumbLabel, maxThumbLabel, unit, valueText, ...others } = props;
  const { bounds, step = 1, value, defaultValue, minName, maxName, onRangeChange, onRefuse, ...more } = others;
  const { status, className, ...rest } = more;
  const handle = useRange({ bounds, step, value, defaultValue, onRangeChange, onRefuse });
  const field = { handle, unit };
  return (
    <fieldset {...rest} className={joinClasses("torg-range-slider", className)}>
      <legend className={legendHidden === true ? "torg-visually-hidden" : "torg-range-slider__legend"}>{legend}</legend>
      <RangeRail handle={handle} minThumbLabel={minThumbLabel} maxThumbLabel={maxThumbLabel} valueText={valueText} />
      <div className="torg-range-slider__fields">
        <RangeField {...field} end="min" label={minLabel} name={minName} />
        <RangeField {...field} end="max" label={maxLabel} name={maxName} />
      </div>
      <output className="torg-range-slider__status">
        {isShown(status) && (
          <>
            <Icon icon={problemIcon} />
            <span>{status}</span>
          </>
        )}
      </output>
    </fieldset>
  );
}
