import { ColumnPage } from "@torg/ui";
import type { ReactElement } from "react";
import { deskPages } from "../../contract/deskPaths.ts";
import type { MissingPageKind } from "../../domain/deskView.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { OrderSearch } from "../order-list/OrderSearch.tsx";

/** Props of MissingPage. */
export interface MissingPageProps {
  readonly what: MissingPageKind;
  /** The unknown name in the address; for an order it is prefilled in the search. */
  readonly name: string;
}

/** Says that a desk address was not found, with a search and a link back. */
export function MissingPage({ what, name }: MissingPageProps): ReactElement {
  const { texts, addresses } = useDeskContext();
  const missingTexts = texts.missing;
  return (
    <ColumnPage width="full" heading={missingTexts.headings[what]}>
      <p className="torg-desk-missing">{missingTexts.lead}</p>
      <OrderSearch search={what === "order" ? name : ""} filter="all" />
      <p>
        <a className="torg-desk-link" href={addresses.page(deskPages.orders)}>
          {texts.order.back}
        </a>
      </p>
    </ColumnPage>
  );
}
