import { useHydrated } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { filterList } from "../../domain/filters/filterList.ts";
import { useOpened } from "../hooks/useOpened.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";
import type { ChoiceKind, FilterRow } from "./FilterChoice.tsx";
import { FilterChoice } from "./FilterChoice.tsx";
import { FilterSearch } from "./FilterSearch.tsx";

/** Props of FilterRows. */
export interface FilterRowsProps {
  /** Name of the list. */
  readonly title: string;
  readonly rows: readonly FilterRow[];
  readonly kind: ChoiceKind;
  /** Whether they are the values of a specification group, which has a toggle from five rows on. */
  readonly isGroup?: boolean;
  /** Whether the page was requested with this list in full. */
  readonly isWhole: boolean;
  /** Returns the address of the page with this list in full. */
  readonly wholeAddress: () => string;
}

/** The rows of a filter: five at first, the rest behind a toggle. Most of a long list renders when it is opened. */
export function FilterRows({
  title,
  rows,
  kind,
  isGroup = false,
  isWhole,
  wholeAddress,
}: FilterRowsProps): ReactElement {
  const { filters } = useCatalogTexts();
  const isLive = useHydrated();
  const { shown, more, early, isLong, hasToggle, startsOpen } = filterList(rows, {
    isChosen: (row) => row.isChosen,
    isGroup,
  });
  const opened = useOpened(startsOpen || isWhole);
  const renderRows = (someRows: readonly FilterRow[]): ReactNode =>
    someRows.map((row) => <FilterChoice key={row.id} row={row} kind={kind} />);
  // The field is then above the whole list, because it also searches the first rows.
  const isSearched = isLong && isLive && opened.open;
  return (
    <>
      {!isSearched && renderRows(shown)}
      {hasToggle && (
        <details {...opened} className="torg-filter-more">
          <summary>
            <span>{filters.showAll(rows.length)}</span>
            <span>{filters.showFewer}</span>
          </summary>
          {isSearched ? (
            <FilterSearch label={filters.find(title)} rows={rows}>
              {renderRows}
            </FilterSearch>
          ) : (
            renderRows(isWhole ? more : early)
          )}
          {early.length < more.length && !isLive && !isWhole && (
            <a href={wholeAddress()}>{filters.whole(title, rows.length)}</a>
          )}
        </details>
      )}
    </>
  );
}
