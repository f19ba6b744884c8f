import { ColumnPage, LinkButton } from "@torg/ui";
import type { ReactElement } from "react";
import { deskFields } from "../../contract/deskFields.ts";
import { deskPages } from "../../contract/deskPaths.ts";
import type { DeskOrderRow } from "../../domain/deskOrder.ts";
import { isOldestFirst, type OrderFilter, orderFilters } from "../../domain/orderFilter.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { OrderRow } from "./OrderRow.tsx";
import { OrderSearch } from "./OrderSearch.tsx";

/** Props of OrderListPage. */
export interface OrderListPageProps {
  /** The newest first; orders with something to ship, the oldest first. */
  readonly orders: readonly DeskOrderRow[];
  /** Cursor to the following ones; null at the end. */
  readonly next: string | null;
  readonly search: string;
  readonly filter: OrderFilter;
}

interface Shown {
  readonly search: string;
  readonly filter: OrderFilter;
  readonly after?: string;
}

/** The address of a list; default values are left out. */
function useListAddress(): (shown: Shown) => string {
  const orders = useDeskContext().addresses.page(deskPages.orders);
  return ({ search, filter, after = "" }) => {
    const parameters = [
      [deskFields.search, search],
      [deskFields.filter, filter === "open" ? "" : filter],
      [deskFields.after, after],
    ].filter(([, value]) => value !== "");
    return parameters.length === 0 ? orders : `${orders}?${new URLSearchParams(parameters)}`;
  };
}

function Nothing({ search, filter }: Shown): ReactElement {
  const listTexts = useDeskContext().texts.list;
  const addressOf = useListAddress();
  if (search === "") return <p>{listTexts.none[filter]}</p>;
  return (
    <>
      <p>{listTexts.notFound(search)}</p>
      {filter !== "all" && (
        <p>
          <a href={addressOf({ search, filter: "all" })}>{listTexts.everywhere}</a>
        </p>
      )}
    </>
  );
}

/** The shop's orders: a search, filters, and a row for each. Works without script. */
export function OrderListPage({ orders, next, search, filter }: OrderListPageProps): ReactElement {
  const listTexts = useDeskContext().texts.list;
  const addressOf = useListAddress();
  return (
    <ColumnPage width="full" heading={listTexts.heading}>
      <OrderSearch search={search} filter={filter} />
      <nav aria-label={listTexts.filtersLabel}>
        <ul className="torg-desk-filters">
          {orderFilters.map((option) => (
            <li key={option}>
              <a href={addressOf({ search, filter: option })} aria-current={option === filter ? "page" : undefined}>
                {listTexts.filters[option]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {orders.length === 0 ? (
        <Nothing search={search} filter={filter} />
      ) : (
        <ul className="torg-desk-orders">
          {orders.map((order) => (
            <OrderRow key={order.number} order={order} />
          ))}
        </ul>
      )}
      {next !== null && (
        <LinkButton href={addressOf({ search, filter, after: next })}>
          {isOldestFirst(filter) ? listTexts.newer : listTexts.older}
        </LinkButton>
      )}
    </ColumnPage>
  );
}
