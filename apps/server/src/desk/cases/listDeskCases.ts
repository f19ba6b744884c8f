import type { CaseFilter, CaseKind, DeskCaseRow } from "@torg/desk/domain/cases";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { caseName, type CaseSource, readCaseName } from "./CaseSource.ts";

/** Cases per list. */
export const casesAtOnce = 25;

/** The requested cases. */
export interface CaseQuery {
  readonly filter: CaseFilter;
  /** The cursor where the previous list ended; empty: from the newest. */
  readonly after: string;
}

/** A list of cases, newest first. */
export interface DeskCases {
  readonly cases: readonly DeskCaseRow[];
  readonly next: string | null;
}

interface CaseRow extends CaseSource {
  readonly kind: CaseKind;
  readonly order: string;
  readonly at: Date;
  /** The same in microseconds, the precision of the database. */
  readonly micros: string;
  readonly buyer: string;
  readonly pieces: number;
  readonly pictures: number;
  readonly ended: boolean;
}

/** The cursor of a list: time and name of its last case, as several may have the same time. */
const cursorOf = ({ micros, ...source }: CaseRow): string => `${micros}-${caseName(source)}`;

/** The condition on cases after a cursor; an invalid one starts over. */
function comesAfter(cursor: string): RawBuilder<boolean> {
  const [, micros = "", name = ""] = /^(\d{1,17})-(\w+)$/.exec(cursor) ?? [];
  const last = readCaseName(name);
  return last === null
    ? sql`true`
    : sql`(${microsOfCase}, filed.source, filed.id) < (${micros}::bigint, ${last.source}, ${last.id})`;
}

const microsOfCase = sql<string>`(extract(epoch FROM filed.at) * 1000000)::bigint`;

/** Lists returns, complaints and withdrawals, newest first. */
export async function listDeskCases(db: Kysely<Database>, { filter, after }: CaseQuery): Promise<DeskCases> {
  const { rows } = await sql<CaseRow>`
    SELECT filed.*, ${microsOfCase}::text AS micros, o.name AS "order",
      CASE WHEN o.company = '' THEN trim(o.first_name || ' ' || o.last_name) ELSE o.company END AS buyer
    FROM (
      SELECT 'case' AS source, c.id, c.kind, c.order_id, c.created_at AS at, c.ended_at IS NOT NULL AS ended,
        (SELECT coalesce(sum(l.quantity), 0)::integer FROM return_case_line l WHERE l.case_id = c.id) AS pieces,
        (SELECT count(*)::integer FROM return_case_image i WHERE i.case_id = c.id) AS pictures
      FROM return_case c
      UNION ALL
      SELECT 'withdrawal', w.id, 'withdrawal', w.order_id, w.declared_at, w.ended_at IS NOT NULL,
        (SELECT coalesce(sum(l.quantity), 0)::integer FROM withdrawal_line l WHERE l.withdrawal_id = w.id), 0
      FROM withdrawal w) filed
    JOIN "order" o ON o.id = filed.order_id
    WHERE (${filter === "all"} OR NOT filed.ended) AND ${comesAfter(after)}
    ORDER BY filed.at DESC, filed.source DESC, filed.id DESC LIMIT ${casesAtOnce + 1}`.execute(db);
  const shown = rows.slice(0, casesAtOnce);
  const last = shown.at(-1);
  return {
    cases: shown.map(({ source, id, kind, order, at, buyer, pieces, pictures, ended }) => ({
      id: caseName({ source, id }),
      kind: kind === "complaint" || kind === "withdrawal" ? kind : "return",
      number: id,
      order,
      at: at.toISOString(),
      buyer,
      pieces,
      pictures,
      isEnded: ended,
    })),
    next: rows.length > shown.length && last !== undefined ? cursorOf(last) : null,
  };
}
