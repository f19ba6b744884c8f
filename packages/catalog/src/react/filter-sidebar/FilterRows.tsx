import { useState, type ChangeEvent, type ReactElement, type ReactNode } from "react";
import { filterList } from "../../domain/filters/filterList.ts";
import { afterPaint } from "../hooks/afterPaint.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** One row of a filter list. */
export interface FilterRow {
  readonly id: string;
  readonly name: string;
  readonly isChosen: boolean;
  /** Colour of the swatch before the name. */
  readonly swatch?: string | null;
}

/** What all rows of a list share. */
export interface FilterRowsProps {
  readonly rows: readonly FilterRow[];
  readonly type: "checkbox" | "radio";
  /** Name of the fields in the plain form. */
  readonly field: string;
  /** Value of a row's field in the plain form. */
  readonly valueOf: (row: FilterRow) => string;
  readonly onChoose: (id: string) => void;
}

function Row({ row, props }: { readonly row: FilterRow; readonly props: FilterRowsProps }): ReactElement {
  const [pressed, setPressed] = useState<boolean>();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    // Of a group of radios the browser knows which one is left; a box is ticked first and answered then.
    if (props.type === "radio") return props.onChoose(row.id);
    setPressed(target.checked);
    return afterPaint(() => {
      setPressed(undefined);
      props.onChoose(row.id);
    });
  };
  return (
    <label>
      <input
        type={props.type}
        name={props.field}
        value={props.valueOf(row)}
        checked={pressed ?? row.isChosen}
        onChange={choose}
      />
      {row.swatch !== undefined && <i style={{ background: row.swatch ?? "transparent" }} />}
      {row.name}
    </label>
  );
}

/** The rows of a filter: five at first, the rest behind a toggle. */
export function FilterRows(props: FilterRowsProps): ReactElement {
  const { filters } = useCatalogTexts();
  const { shown, more, hasToggle, startsOpen } = filterList(props.rows, (row) => row.isChosen);
  const draw = (rows: readonly FilterRow[]): ReactNode =>
    rows.map((row) => <Row key={row.id} row={row} props={props} />);
  return (
    <>
      {draw(shown)}
      {hasToggle && (
        <details className="torg-filter-more" open={startsOpen}>
          <summary>
            <span>{filters.showAll(props.rows.length)}</span>
            <span>{filters.showFewer}</span>
          </summary>
          {draw(more)}
        </details>
      )}
    </>
  );
}
