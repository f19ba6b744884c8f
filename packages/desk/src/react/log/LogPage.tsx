import { ColumnPage, LinkButton } from "@torg/ui";
import type { ReactElement } from "react";
import { deskFields } from "../../contract/deskFields.ts";
import { deskPages } from "../../contract/deskPaths.ts";
import type { DeskLogEntry } from "../../domain/deskLog.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { logDetails } from "./logDetails.ts";

/** Props of LogPage. */
export interface LogPageProps {
  /** The newest first. */
  readonly entries: readonly DeskLogEntry[];
  /** Cursor to earlier entries; null at the end. */
  readonly next: string | null;
}

function Entry({ entry }: { readonly entry: DeskLogEntry }): ReactElement {
  const { texts, addresses } = useDeskContext();
  const logTexts = texts.log;
  const { at, by, event, order, details } = entry;
  const { product } = details;
  const detailTexts = logDetails(entry, texts);
  return (
    <li className="torg-desk-entry">
      <p className="torg-desk-entry__what">{logTexts.event(event)}</p>
      <p>{by === "" ? logTexts.nobody : by}</p>
      <p>
        {order !== null && (
          <a className="torg-desk-link" href={addresses.page(deskPages.order(order))}>
            {logTexts.order(order)}
          </a>
        )}
        {typeof product === "number" && (
          <a className="torg-desk-link" href={addresses.page(deskPages.product(product))}>
            {logTexts.product(product)}
          </a>
        )}
        {detailTexts.length > 0 && <span>{detailTexts.join(", ")}</span>}
      </p>
      <p className="torg-desk-entry__when">
        <time dateTime={at}>{texts.moment(at)}</time>
      </p>
    </li>
  );
}

/** Everything done at the desk and every login attempt, for administrators. */
export function LogPage({ entries, next }: LogPageProps): ReactElement {
  const { texts, addresses } = useDeskContext();
  const logTexts = texts.log;
  return (
    <ColumnPage width="full" heading={logTexts.heading} lead={logTexts.lead}>
      {entries.length === 0 ? (
        <p>{logTexts.none}</p>
      ) : (
        <ol className="torg-desk-log">
          {entries.map((entry, index) => (
            // The list never changes in place, so the index is a safe key.
            <Entry key={index} entry={entry} />
          ))}
        </ol>
      )}
      {next !== null && (
        <LinkButton href={`${addresses.page(deskPages.log)}?${new URLSearchParams([[deskFields.after, next]])}`}>
          {logTexts.older}
        </LinkButton>
      )}
    </ColumnPage>
  );
}
