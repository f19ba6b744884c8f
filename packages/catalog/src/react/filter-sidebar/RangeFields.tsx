import type { FocusEvent, KeyboardEvent, ReactElement } from "react";
import type { Range } from "../../domain/filterSelection.ts";
import type { RangeProblem, TypedEnd } from "../../domain/range.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of RangeFields. */
export interface RangeFieldsProps {
  readonly title: string;
  readonly unit: string | null;
  readonly bounds: Range;
  /** The chosen ends; null where the bound stands. */
  readonly min: number | null;
  readonly max: number | null;
  /** Names of the two fields in the plain form. */
  readonly names: readonly [string, string];
  readonly problem: RangeProblem | null;
  readonly onChange: (typed: TypedEnd) => void;
}

/** The two ends of a range as number fields; an end applies when its field is left or Enter is pressed. */
export function RangeFields(props: RangeFieldsProps): ReactElement {
  const { title, unit, bounds, names, problem, onChange } = props;
  const { filters } = useCatalogTexts();
  const field = (end: "min" | "max"): ReactElement => {
    const value = props[end];
    const apply = (input: HTMLInputElement): void => {
      const shown = value === null ? "" : String(value);
      if (input.value === shown) return;
      onChange({ end, typed: input.value });
      input.value = shown;
    };
    return (
      <input
        key={`${end} ${value}`}
        type="number"
        name={names[end === "min" ? 0 : 1]}
        aria-label={end === "min" ? filters.lowest(title) : filters.highest(title)}
        placeholder={String(bounds[end])}
        defaultValue={value ?? ""}
        onBlur={(event: FocusEvent<HTMLInputElement>) => apply(event.currentTarget)}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          apply(event.currentTarget);
        }}
      />
    );
  };
  return (
    <div className="torg-range">
      {field("min")}
      <span aria-hidden="true">–</span>
      {field("max")}
      {unit !== null && <span>{unit}</span>}
      {problem !== null && <output>{filters.rangeProblem(problem, title, unit ?? "")}</output>}
    </div>
  );
}
