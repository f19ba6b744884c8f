import { Badge } from "@torg/ui";
import type { ReactElement } from "react";
import { deskPages } from "../../contract/deskPaths.ts";
import type { DeskOrderRow } from "../../domain/deskOrder.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { StateBadge } from "./StateBadge.tsx";

/** An order in the list: its number links to it, beside everything that decides what to do next. */
export function OrderRow({ order }: { readonly order: DeskOrderRow }): ReactElement {
  const { texts, addresses } = useDeskContext();
  const listTexts = texts.list;
  const { number, state, placedAt, buyer, city, delivery, totalOre, open, hasStuckMoney } = order;
  return (
    <li className="torg-desk-row">
      <div className="torg-desk-row__what">
        <a href={addresses.page(deskPages.order(number))}>{listTexts.order(number)}</a>
        <StateBadge state={state} />
        {hasStuckMoney && <Badge tone="danger">{listTexts.stuck}</Badge>}
      </div>
      <p>{[buyer, city].filter((part) => part !== "").join(", ")}</p>
      <p>{[delivery, open > 0 ? listTexts.open(open) : ""].filter((part) => part !== "").join(", ")}</p>
      <p className="torg-desk-row__when">{texts.moment(placedAt)}</p>
      <p className="torg-desk-row__sum">{texts.price(totalOre)}</p>
    </li>
  );
}
