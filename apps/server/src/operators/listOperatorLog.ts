import type { DeskLogEntry } from "@torg/desk/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";

/** Entries per list. */
export const entriesAtOnce = 100;

interface LogRow extends Omit<DeskLogEntry, "at"> {
  readonly id: number;
  readonly created_at: Date;
}

/** Lists the log, newest first, from the end of the previous list; `next` is null at the end. */
export async function listOperatorLog(
  db: Kysely<Database>,
  after: string,
): Promise<{ readonly entries: DeskLogEntry[]; readonly next: string | null }> {
  const before = /^[1-9]\d{0,14}$/.test(after) ? sql`l.id < ${Number(after)}` : sql`true`;
  const { rows } = await sql<LogRow>`
    SELECT l.id, l.created_at, coalesce(p.name, '') AS by, l.event, o.name AS "order", l.details
    FROM operator_log l LEFT JOIN operator p ON p.id = l.operator_id LEFT JOIN "order" o ON o.id = l.order_id
    WHERE ${before} ORDER BY l.id DESC LIMIT ${entriesAtOnce + 1}`.execute(db);
  const shown = rows.slice(0, entriesAtOnce);
  return {
    entries: shown.map(({ created_at: at, by, event, order, details }) => ({
      at: at.toISOString(),
      by,
      event,
      order,
      details,
    })),
    next: rows.length > shown.length ? String(shown.at(-1)?.id) : null,
  };
}
