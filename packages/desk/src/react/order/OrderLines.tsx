import type { ReactElement } from "react";
import type { DeskLine } from "../../domain/deskOrder.ts";
import { useDeskContext } from "../DeskProvider.tsx";

function Line({ line }: { readonly line: DeskLine }): ReactElement {
  const { texts } = useDeskContext();
  const { where, article, pieces } = texts.order;
  const places = (["open", "shipped", "cancelled", "returned"] as const).filter((place) => line[place] > 0);
  return (
    <li className="torg-desk-line">
      <p className="torg-desk-line__name">{line.name}</p>
      <p className="torg-desk-line__sum">{texts.price(line.totalOre)}</p>
      <p className="torg-desk-line__facts">
        {[pieces(line.quantity), ...(line.article === "" ? [] : [article(line.article)])].join(", ")}
      </p>
      <p className="torg-desk-line__facts">{places.map((place) => where[place](line[place])).join(", ")}</p>
    </li>
  );
}

/** The lines of an order, and where their pieces are. */
export function OrderLines({ lines }: { readonly lines: readonly DeskLine[] }): ReactElement {
  return (
    <ul className="torg-desk-lines">
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );
}
