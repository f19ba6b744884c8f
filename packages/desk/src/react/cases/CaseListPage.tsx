import { Badge, ColumnPage, LinkButton } from "@torg/ui";
import type { ReactElement } from "react";
import { deskFields } from "../../contract/deskFields.ts";
import { deskPages } from "../../contract/deskPaths.ts";
import { type CaseFilter, caseFilters, type DeskCaseRow } from "../../domain/cases/deskCase.ts";
import { useDeskContext } from "../DeskProvider.tsx";

/** Props of CaseListPage. */
export interface CaseListPageProps {
  /** The newest first. */
  readonly cases: readonly DeskCaseRow[];
  /** Cursor to older cases; null at the end. */
  readonly next: string | null;
  readonly filter: CaseFilter;
}

function CaseRow({ row }: { readonly row: DeskCaseRow }): ReactElement {
  const { texts, addresses } = useDeskContext();
  const casesTexts = texts.cases;
  const { id, kind, number, order, at, buyer, pieces, pictures, isEnded } = row;
  return (
    <li className="torg-desk-row">
      <div className="torg-desk-row__what">
        <a href={addresses.page(deskPages.case(id))}>{casesTexts.one(kind, number)}</a>
        <Badge tone={kind === "complaint" ? "warning" : "accent"}>{casesTexts.kinds[kind]}</Badge>
        {isEnded && <Badge>{casesTexts.ended}</Badge>}
      </div>
      <p>{buyer}</p>
      <p>
        {[
          casesTexts.order(order),
          ...(pieces > 0 ? [casesTexts.pieces(pieces)] : []),
          ...(pictures > 0 ? [casesTexts.pictures(pictures)] : []),
        ].join(", ")}
      </p>
      <p className="torg-desk-row__when">{texts.moment(at)}</p>
    </li>
  );
}

/** The address of a case list; default values are left out. */
function useCasesAddress(): (filter: CaseFilter, after?: string) => string {
  const cases = useDeskContext().addresses.page(deskPages.cases);
  return (filter, after = "") => {
    const parameters = [
      [deskFields.filter, filter === "open" ? "" : filter],
      [deskFields.after, after],
    ].filter(([, value]) => value !== "");
    return parameters.length === 0 ? cases : `${cases}?${new URLSearchParams(parameters)}`;
  };
}

/** Returns, complaints and withdrawals reported by buyers, and which of them are open. */
export function CaseListPage({ cases, next, filter }: CaseListPageProps): ReactElement {
  const casesTexts = useDeskContext().texts.cases;
  const addressOf = useCasesAddress();
  return (
    <ColumnPage width="full" heading={casesTexts.heading}>
      <nav aria-label={casesTexts.filtersLabel}>
        <ul className="torg-desk-filters">
          {caseFilters.map((option) => (
            <li key={option}>
              <a href={addressOf(option)} aria-current={option === filter ? "page" : undefined}>
                {casesTexts.filters[option]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {cases.length === 0 ? (
        <p>{casesTexts.none[filter]}</p>
      ) : (
        <ul className="torg-desk-orders">
          {cases.map((row) => (
            <CaseRow key={row.id} row={row} />
          ))}
        </ul>
      )}
      {next !== null && <LinkButton href={addressOf(filter, next)}>{casesTexts.older}</LinkButton>}
    </ColumnPage>
  );
}
