import type { ReactElement } from "react";
import { deskFields } from "../../contract/deskFields.ts";
import { deskPages } from "../../contract/deskPaths.ts";
import type { OrderFilter } from "../../domain/orderFilter.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { DeskSearch } from "../DeskSearch.tsx";

/** Props of OrderSearch. */
export interface OrderSearchProps {
  readonly search: string;
  /** Which orders are searched. */
  readonly filter: OrderFilter;
}

/** Searches orders. Works without script. */
export function OrderSearch({ search, filter }: OrderSearchProps): ReactElement {
  const { texts } = useDeskContext();
  return (
    <DeskSearch page={deskPages.orders} words={texts.list} search={search}>
      {filter !== "open" && <input type="hidden" name={deskFields.filter} value={filter} />}
    </DeskSearch>
  );
}
