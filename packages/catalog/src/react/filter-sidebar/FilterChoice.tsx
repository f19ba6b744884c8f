import { useState, type ChangeEvent, type ReactElement } from "react";
import { afterPaint } from "../hooks/afterPaint.ts";

/** One row of a filter list. */
export interface FilterRow {
  readonly id: string;
  readonly name: string;
  readonly isChosen: boolean;
  /** Colour of the swatch before the name. */
  readonly swatch?: string | null;
}

/** What all rows of a list share. */
export interface ChoiceKind {
  readonly type: "checkbox" | "radio";
  /** Name of the fields in the plain form. */
  readonly field: string;
  /** Value of a row's field in the plain form. */
  readonly valueOf: (row: FilterRow) => string;
  readonly onChoose: (id: string) => void;
}

/** Props of FilterChoice. */
export interface FilterChoiceProps {
  readonly row: FilterRow;
  readonly kind: ChoiceKind;
}

/** A row of a filter list: a box, or a radio of its group. */
export function FilterChoice({ row, kind }: FilterChoiceProps): ReactElement {
  const [pressed, setPressed] = useState<boolean>();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    // Of a group of radios the browser knows which one is left; a box is ticked first and answered then.
    if (kind.type === "radio") return kind.onChoose(row.id);
    setPressed(target.checked);
    return afterPaint(() => {
      setPressed(undefined);
      kind.onChoose(row.id);
    });
  };
  return (
    <label>
      <input
        type={kind.type}
        name={kind.field}
        value={kind.valueOf(row)}
        checked={pressed ?? row.isChosen}
        onChange={choose}
      />
      {row.swatch !== undefined && <i style={{ background: row.swatch ?? "transparent" }} />}
      {row.name}
    </label>
  );
}
