import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import {
  exportedTables,
  type ExportedTable,
  type ExportName,
  type ExportPeriod,
  exportStatement,
} from "./exportedTables.ts";
import { type ExportFormat, type ExportRow, firstLine, writeRow } from "./writeRows.ts";

/** The table to export, its period and its format. */
export interface ExportRequest extends ExportPeriod {
  readonly name: ExportName;
  readonly format: ExportFormat;
}

/** Rows held in memory at a time. */
const atOnce = 1000;

/**
 * Reads an export line by line as a snapshot of one moment, however long it takes and whatever is sold meanwhile; only
 * some rows are held in memory at a time.
 */
export async function exportLines(
  db: Kysely<Database>,
  { name, format, ...period }: ExportRequest,
  take: (lines: string) => Promise<void>,
): Promise<void> {
  const table: ExportedTable = exportedTables[name];
  await db
    .transaction()
    .setAccessMode("read only")
    .execute(async (transaction) => {
      await sql`DECLARE exported NO SCROLL CURSOR FOR ${exportStatement(table, period)}`.execute(transaction);
      await take(firstLine(table.columns, format));
      for (;;) {
        const { rows } = await sql<ExportRow>`FETCH ${sql.raw(String(atOnce))} FROM exported`.execute(transaction);
        if (rows.length === 0) return;
        await take(rows.map((row) => writeRow(table.columns, row, format)).join(""));
      }
    });
}
