import { FeedError, feedTexts, readStoreStock, type StockProblemCode, type StoreStockRow } from "@torg/feed";
import type pg from "pg";
import { codeOfStore } from "../../stores/codeOfStore.ts";
import { runImport } from "../runImport.ts";
import type { ImportOptions } from "../importFeed.ts";
import { ProblemLog } from "../importReport.ts";
import { openLocation } from "../openLocation.ts";
import { importTexts } from "../texts/importTexts.ts";
import { watched } from "../watched.ts";
import { createStockStage, markOfStock, resolveStock, type StockStage } from "./stockStage.ts";
import type { StoreStockReport } from "./storeStockReport.ts";
import { guardStock, writeStoreStock } from "./writeStoreStock.ts";

/** What to import and how; `maxRemoved` is the share of store stock that the file may leave out. */
export interface StoreStockOptions extends Pick<
  ImportOptions,
  "pool" | "location" | "dryRun" | "maxRemoved" | "allowPrivateAddresses" | "onProgress"
> {
  /** Imports the file even if it equals the last delivery. */
  readonly isForced?: boolean | undefined;
}

type Log = ProblemLog<StockProblemCode>;

interface Store {
  readonly id: number;
  readonly code: string;
}

type Stores = ReadonlyMap<string, Store>;

const rowsPerProgress = 5000;
/** Lock that serialises deliveries. */
const lockKey = 7_265_006;

/** The active stores by their code in a file, ignoring case. */
async function readStores(client: pg.ClientBase): Promise<Stores> {
  const { rows } = await client.query<Store>(
    `SELECT s.id, ${codeOfStore} AS code FROM store s WHERE s.active ORDER BY s.id`,
  );
  return new Map(rows.map((store) => [store.code.toLowerCase(), store]));
}

const refusing: ReadonlySet<StockProblemCode> = new Set(["columns", "store-missing", "article-missing"]);

const placeOf = ({ line, storeCode, id }: StoreStockRow): string =>
  `${importTexts.line} ${line}: ${storeCode} ${id}`.trimEnd();

interface Stage {
  readonly stage: StockStage;
  readonly stores: Stores;
  readonly log: Log;
}

/** Stages a row; false for an unknown store or an invalid row. */
async function stageRow({ stage, stores, log }: Stage, row: StoreStockRow): Promise<boolean> {
  const { line, id, quantity, problem } = row;
  const store = stores.get(row.storeCode.toLowerCase());
  if (problem !== null && (refusing.has(problem) || store !== undefined)) log.add(placeOf(row), problem);
  if (problem !== null && refusing.has(problem)) return false;
  if (store === undefined) {
    log.add(placeOf(row), "store-unknown");
    return false;
  }
  await stage.add({ line, storeId: store.id, article: id, quantity });
  return true;
}

interface Reading {
  readonly read: number;
  readonly rejected: number;
}

async function readIntoStage(options: StoreStockOptions, stage: Stage): Promise<Reading> {
  const { bytes, size } = await openLocation(options.location, options);
  let [read, rejected, seen] = [0, 0, 0];
  for await (const row of readStoreStock(watched(bytes, ({ length }) => (seen += length)))) {
    read += 1;
    if (!(await stageRow(stage, row))) rejected += 1;
    if (read % rowsPerProgress === 0) {
      options.onProgress?.({ phase: "reading", items: read, share: size === null ? null : Math.min(1, seen / size) });
    }
  }
  await stage.stage.flush();
  if (read === 0) throw new FeedError({ code: "no-items" });
  return { read, rejected };
}

/** The mark of the last delivery; null when there was none. */
async function lastMark(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ readonly mark: string | null }>(
    "SELECT report->>'mark' AS mark FROM import_run WHERE kind = 'store-stock' AND state = 'done' ORDER BY id DESC LIMIT 1",
  );
  return rows[0]?.mark ?? null;
}

async function absentStores(client: pg.ClientBase, stores: Stores): Promise<readonly string[]> {
  const { rows } = await client.query<{ readonly id: number }>("SELECT DISTINCT store_id AS id FROM resolved_stock");
  const named = new Set(rows.map(({ id }) => id));
  return [...stores.values()].filter(({ id }) => !named.has(id)).map(({ code }) => code);
}

async function applyStoreStock(client: pg.PoolClient, options: StoreStockOptions): Promise<StoreStockReport> {
  await client.query("SELECT pg_advisory_xact_lock($1)", [lockKey]);
  const log: Log = new ProblemLog(feedTexts.stockProblems);
  const stores = await readStores(client);
  const stage = await createStockStage(client);
  const { read, rejected } = await readIntoStage(options, { stage, stores, log });
  options.onProgress?.({ phase: "writing", items: read, share: 1 });
  const leftOut = await resolveStock(client, log);
  const mark = await markOfStock(client);
  const isSame = options.isForced !== true && mark === (await lastMark(client));
  if (!isSame) await guardStock(client, options.maxRemoved ?? 0.5);
  const accepted = read - rejected - leftOut;
  const counts = isSame ? { changed: 0, emptied: 0, unchanged: accepted } : await writeStoreStock(client);
  return {
    read,
    ...counts,
    rejected: rejected + leftOut,
    isSame,
    mark,
    absent: await absentStores(client, stores),
    codes: [...stores.values()].map(({ code }) => code),
    reasons: log.reasons,
    problems: log.problems,
  };
}

/**
 * Imports a table of store stock as the whole stock of all stores, in one transaction: if anything fails, the old stock
 * stays. The file has the pieces physically in the stores; those ordered or being paid but not yet picked up are
 * subtracted. A delivery equal to the last one is skipped. Rejects with FeedError when it is refused.
 */
export async function importStoreStock(options: StoreStockOptions): Promise<StoreStockReport> {
  return runImport({
    ...options,
    kind: "store-stock",
    source: null,
    changed: "store_stock",
    apply: (client) => applyStoreStock(client, options),
  });
}
