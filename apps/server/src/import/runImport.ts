import { FeedError } from "@torg/feed";
import type pg from "pg";
import { catalogueChannel } from "../database/listen.ts";
import { messageOf } from "../errors/messageOf.ts";

/** The common part of all reports: remarks, the first of which are stored with the run. */
interface Report {
  readonly problems: readonly unknown[];
}

/** A delivery to import as a whole. */
export interface ImportTask<R extends Report> {
  readonly pool: pg.Pool;
  readonly location: string;
  readonly kind: "products" | "store-stock";
  /** The delivering source; null = none. */
  readonly source: string | null;
  /** The tables it changes, comma-separated. */
  readonly changed: string;
  readonly dryRun?: boolean | undefined;
  readonly apply: (client: pg.PoolClient) => Promise<R>;
}

interface Run {
  readonly state: "done" | "failed";
  readonly report: unknown;
  readonly startedAt: Date;
}

type Origin = Pick<ImportTask<Report>, "pool" | "location" | "kind" | "source">;

async function record({ pool, location, kind, source }: Origin, { state, report, startedAt }: Run): Promise<void> {
  await pool.query(
    `INSERT INTO import_run (source_id, origin, state, report, started_at, finished_at, kind)
     VALUES ((SELECT id FROM source WHERE name = $1), $2, $3, $4, $5, now(), $6)`,
    [source, location, state, JSON.stringify(report), startedAt, kind],
  );
}

/** Records why nothing was imported; a failure to record it must not hide the reason. */
async function recordFailure(origin: Origin, startedAt: Date, error: unknown): Promise<void> {
  const { code, line, item, detail } =
    error instanceof FeedError ? error : { code: "failed", line: undefined, item: undefined, detail: messageOf(error) };
  const noted = record(origin, { state: "failed", report: { code, line, item, detail }, startedAt });
  await (error instanceof FeedError ? noted : noted.catch(() => undefined));
}

/**
 * Imports a delivery in one transaction: if anything fails, the old data stays and the reason is recorded. Notifies
 * running servers of changes.
 */
export async function runImport<R extends Report>(task: ImportTask<R>): Promise<R> {
  const { pool, changed, dryRun = false, apply } = task;
  const startedAt = new Date();
  const client = await pool.connect();
  let report: R;
  try {
    await client.query("BEGIN");
    await client.query("SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0");
    report = await apply(client);
    if (!dryRun) await client.query(`NOTIFY ${catalogueChannel}`);
    await client.query(dryRun ? "ROLLBACK" : "COMMIT");
    client.release();
  } catch (error) {
    // A connection in an unknown state must not be reused.
    client.release(true);
    if (!dryRun) await recordFailure(task, startedAt, error);
    throw error;
  }
  if (!dryRun) {
    await pool.query(`ANALYZE ${changed}`);
    await record(task, { state: "done", report: { ...report, problems: report.problems.slice(0, 100) }, startedAt });
  }
  return report;
}
