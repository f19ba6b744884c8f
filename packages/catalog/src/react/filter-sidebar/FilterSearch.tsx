import type { KeyboardEvent, ReactElement, ReactNode } from "react";
import { useState } from "react";
import { searchFilterRows } from "../../domain/filters/filterList.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of FilterSearch. */
export interface FilterSearchProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** Enter would submit the surrounding form. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

/** A long list with a search field. */
export function FilterSearch<Row extends { readonly name: string }>(props: FilterSearchProps<Row>): ReactElement {
  const { label, rows, children } = props;
  const { filters } = useCatalogTexts();
  const [typed, setTyped] = useState("");
  const found = searchFilterRows(rows, typed);
  return (
    <div className="torg-filter-search">
      <input
        type="search"
        className="torg-input"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={keepEnter}
      />
      <output>{typed.trim() !== "" && filters.found(found.length, rows.length)}</output>
      <div className="torg-filter-search__rows">{children(found)}</div>
    </div>
  );
}
