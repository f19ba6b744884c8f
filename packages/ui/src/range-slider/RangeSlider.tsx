import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { problemIcon } from "../icon/icons.ts";
import { isShown } from "../internal/isShown.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import type { NumberRange, RangeEnd } from "@torg/format/typed";
import type { RangeRefusal } from "./range.ts";
import { RangeField } from "./RangeField.tsx";
import { RangeWay } from "./RangeWay.tsx";
import { useRange } from "./useRange.ts";

/** Props of RangeSlider: bounds, range, words, and those of a native fieldset. */
export interface RangeSliderProps extends Omit<ComponentPropsWithRef<"fieldset">, "children" | "defaultValue"> {
  /** What is limited; it names the group. */
  readonly legend: ReactNode;
  /** The legend is only for assistive technology, because a heading above says the same. */
  readonly legendHidden?: boolean | undefined;
  /** Names of the number fields, such as from and to, always visible. */
  readonly minLabel: ReactNode;
  readonly maxLabel: ReactNode;
  /** Names of the thumbs, such as lowest price and highest price, for assistive technology. */
  readonly minThumbLabel: string;
  readonly maxThumbLabel: string;
  /** What stands after the numbers, such as the short name of a currency. */
  readonly unit?: ReactNode;
  /** A number in words, for assistive technology. */
  readonly valueText?: ((value: number) => string) | undefined;
  /** The lowest and the highest number there are. */
  readonly bounds: NumberRange;
  /** Distance between the places that a thumb stops at, 1 when left out; typed numbers may lie between. */
  readonly step?: number | undefined;
  /** The range when someone else holds it. */
  readonly value?: NumberRange | undefined;
  /** The range at the start when the part holds it itself; the bounds when left out. */
  readonly defaultValue?: NumberRange | undefined;
  /** Names of the number fields in a form; a field whose end lies at its bound is sent empty. */
  readonly minName?: string | undefined;
  readonly maxName?: string | undefined;
  /** Hears a new range and which end was changed: when a thumb is let go, at Enter, and when a field is left. */
  readonly onRangeChange?: ((range: NumberRange, end: RangeEnd) => void) | undefined;
  /** Hears that a typed number was not taken and which one stands again, so that it can be said in `status`. */
  readonly onRefuse?: ((refusal: RangeRefusal) => void) | undefined;
  /** What has just happened, in words; it shows below the fields and is read out politely. */
  readonly status?: ReactNode;
}

/**
 * A range between two numbers: two thumbs on one way, and two number fields that say and do the same. The fields are
 * the form's; the thumbs come with the script. `className`, `ref` and all other props go to the fieldset.
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
      <RangeWay handle={handle} minThumbLabel={minThumbLabel} maxThumbLabel={maxThumbLabel} valueText={valueText} />
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
