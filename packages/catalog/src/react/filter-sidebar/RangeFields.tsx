import type { ReactElement } from "react";
import { useEffect, useRef, useState } from "react";
import type { Range } from "../../domain/filters/filterSelection.ts";
import type { RangeProblem, RangeInput } from "@torg/format/typed";
import { changeRange, isScreenReaderOnly } from "@torg/format/typed";
import type { PriceScale } from "../../domain/filters/priceScale.ts";
import { RangeBars } from "./RangeBars.tsx";
import { RangeTrackPlace } from "./RangeTrackPlace.tsx";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of RangeFields. */
export interface RangeFieldsProps {
  readonly title: string;
  readonly unit: string | null;
  readonly bounds: Range;
  /** Maps numbers to thumb positions, with the number of products per part. Default: linear. */
  readonly scale?: PriceScale | null | undefined;
  /** The chosen ends; null if the bound applies. */
  readonly min: number | null;
  readonly max: number | null;
  /** Names of the two fields in the plain form. */
  readonly names: readonly [string, string];
  readonly problem: RangeProblem | null;
  readonly onChange: (typed: RangeInput) => void;
}

interface EndFieldProps {
  readonly name: string;
  readonly label: string;
  readonly bound: number;
  /** The lowest number of the range. */
  readonly lowest: number;
  readonly value: number | null;
  /** Applies the typed text and returns the number that results, or null if it was refused. */
  readonly onApply: (typed: string) => number | null;
}

/**
 * A number that applies when the field is left or Enter is pressed: the native `change` event, not React's. It is a
 * text field, because a number field hides input that it cannot parse: letters, and in some browsers `46,5`.
 */
function EndField({ name, label, bound, lowest, value, onApply }: EndFieldProps): ReactElement {
  const { filters } = useCatalogTexts();
  const field = useRef<HTMLInputElement>(null);
  const [applied, setApplied] = useState<number | null>(null);
  // The bound is only shown as a value if it, or something beyond it, was typed; otherwise it is the placeholder.
  const shown = String(value ?? (applied === bound ? bound : ""));
  const lastShown = useRef(shown);
  useEffect(() => {
    // Keeps what was typed before hydration.
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    if (field.current !== null) field.current.value = shown;
  }, [shown]);
  useEffect(() => {
    const input = field.current;
    if (input === null) return undefined;
    const apply = (): void => {
      const typed = input.value;
      input.value = shown;
      if (typed !== shown) setApplied(onApply(typed));
    };
    input.addEventListener("change", apply);
    return () => input.removeEventListener("change", apply);
  });
  return (
    <input
      ref={field}
      // The numeric keyboards of some phones have no minus.
      inputMode={lowest < 0 ? "text" : "decimal"}
      autoComplete="off"
      name={name}
      aria-label={label}
      placeholder={filters.spoken(bound, null)}
      defaultValue={shown}
    />
  );
}

/** The two ends of a range as number fields. */
export function RangeFields(props: RangeFieldsProps): ReactElement {
  const { title, unit, bounds, scale = null, min, max, names, problem, onChange } = props;
  const { filters } = useCatalogTexts();
  const value = { min: min ?? bounds.min, max: max ?? bounds.max };
  const apply = (typed: RangeInput): number | null => {
    onChange(typed);
    const change = changeRange(value, { bounds }, typed);
    return change.ok ? change.range[typed.end] : null;
  };
  return (
    <div className="torg-range">
      {scale !== null && <RangeBars bars={scale.bars} />}
      <RangeTrackPlace
        title={title}
        unit={unit}
        bounds={bounds}
        knots={scale?.knots}
        value={value}
        onChange={onChange}
      />
      <EndField
        name={names[0]}
        label={filters.lowest(title)}
        bound={bounds.min}
        lowest={bounds.min}
        value={min}
        onApply={(typed) => apply({ end: "min", typed })}
      />
      <span aria-hidden="true">–</span>
      <EndField
        name={names[1]}
        label={filters.highest(title)}
        bound={bounds.max}
        lowest={bounds.min}
        value={max}
        onApply={(typed) => apply({ end: "max", typed })}
      />
      {unit !== null && <span>{unit}</span>}
      {/* Rendered from the start, because screen readers only announce changes inside an existing live region. */}
      <output className={problem === null || isScreenReaderOnly(problem) ? "torg-visually-hidden" : undefined}>
        {problem !== null && filters.rangeProblem(problem, title, unit ?? "")}
      </output>
    </div>
  );
}
