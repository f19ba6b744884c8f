import { Swatch } from "@torg/ui";
import { useState, type ChangeEvent, type ReactElement } from "react";
import { afterPaint } from "../hooks/afterPaint.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** One row of a filter list. */
export interface FilterRow {
  readonly id: string;
  readonly name: string;
  readonly isChosen: boolean;
  /** Products that it would leave; undefined if they were not counted or the name includes it. */
  readonly count?: number | undefined;
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

/** A row of a filter list: a checkbox, or a radio button of its group. */
export function FilterChoice({ row, kind }: FilterChoiceProps): ReactElement {
  const { filters } = useCatalogTexts();
  const [pressed, setPressed] = useState<boolean>();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    // The browser unticks the other radio buttons by itself; a checkbox shows its tick before the slower update runs.
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
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- checkbox or radio, which the rule misses
        aria-description={row.count === undefined ? undefined : filters.products(row.count)}
        onChange={choose}
      />
      {row.swatch !== undefined && <Swatch colors={row.swatch === null ? [] : [row.swatch]} />}
      <span>{row.name}</span>
      {row.count !== undefined && <small aria-hidden="true">{filters.count(row.count)}</small>}
    </label>
  );
}
