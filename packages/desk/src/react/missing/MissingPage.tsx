import { ColumnPage } from "@torg/ui";
import type { ReactElement } from "react";
import { deskPages } from "../../contract/index.ts";
import type { MissingThing } from "../../domain/index.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { OrderSearch } from "../order-list/OrderSearch.tsx";

/** Props of MissingPage. */
export interface MissingPageProps {
  readonly what: MissingThing;
  /** What the address named; an order of this number is offered to be looked for. */
  readonly name: string;
}

/** Says that an address of the desk leads to nothing, with a search and a way back. */
export function MissingPage({ what, name }: MissingPageProps): ReactElement {
  const { texts, addresses } = useDeskContext();
  const words = texts.missing;
  return (
    <ColumnPage width="full" heading={words.headings[what]}>
      <p className="torg-desk-missing">{words.lead}</p>
      <OrderSearch search={what === "order" ? name : ""} filter="all" />
      <p>
        <a className="torg-desk-link" href={addresses.page(deskPages.orders)}>
          {texts.order.back}
        </a>
      </p>
    </ColumnPage>
  );
}
