import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Jobs } from "../../jobs/Jobs.ts";
import { type LoggedEvent, writeOperatorLog } from "../../operators/writeOperatorLog.ts";
import { moveStock, openStoreStock } from "../../stock/moveStock.ts";
import { waitingPieces } from "../../stock/waitingPieces.ts";
import { codeOfStore } from "../../stores/codeOfStore.ts";

/** The stock of a product for parcels. */
export interface ProductStock {
  readonly id: number;
  /** The product's id in the feed. */
  readonly article: string;
  readonly name: string;
  readonly stock: number;
}

const stockOf = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom("product")
    .select(["id", "external_id as article", "name", "stock"])
    .where("id", "=", id)
    .where("removed_at", "is", null);

/** Reads the stock of a product; null if it is not sold. */
export async function readStock(db: Kysely<Database>, id: number): Promise<ProductStock | null> {
  return (await stockOf(db, id).executeTakeFirst()) ?? null;
}

/** A store's stock of a product. */
interface StockOfStore {
  readonly id: number;
  /** The store's code in files and for programs. */
  readonly code: string;
  readonly name: string;
  readonly stock: number;
  /** Pieces sold or being paid that are not picked up yet. */
  readonly waiting: number;
}

/** Each store's stock of a product, by store name. */
export async function readStockOfStores(db: Kysely<Database>, productId: number): Promise<readonly StockOfStore[]> {
  const { rows } = await sql<StockOfStore>`
    SELECT s.id, ${sql.raw(codeOfStore)} AS code, s.name, coalesce(k.quantity, 0) AS stock,
      coalesce((SELECT sum(w.pieces) FROM ${sql.raw(waitingPieces)} w
        WHERE w.product_id = ${productId} AND w.store_id = s.id), 0)::integer AS waiting
    FROM store s LEFT JOIN store_stock k ON k.store_id = s.id AND k.product_id = ${productId}
    WHERE s.active ORDER BY s.name, s.id`.execute(db);
  return rows;
}

/** Finds a store by its code, ignoring case; null when there is none. */
export async function findStoreByCode(db: Kysely<Database>, code: string): Promise<number | null> {
  const { rows } = await sql<{ readonly id: number }>`
    SELECT s.id FROM store s WHERE s.active AND lower(${sql.raw(codeOfStore)}) = lower(${code})`.execute(db);
  return rows[0]?.id ?? null;
}

/** Seconds between updates of listings after stock changes. */
const newsEvery = 30;

/** A stock to set. */
export interface StockInput {
  readonly id: number;
  /** The store; without one, the stock for parcels. */
  readonly storeId?: number;
  readonly stock: number;
  /** The stock as seen; if missing, it is set in any case. */
  readonly seen?: number;
  /** Who sets it, and details for the log. */
  readonly doer: Pick<LoggedEvent, "operatorId" | "details">;
}

/** The product after a stock was set; "moved" when the stock was no longer the one seen. */
export type StockResult =
  | { readonly ok: true; readonly product: ProductStock }
  | { readonly ok: false; readonly code: "unknown" | "moved" };

interface StoreRow {
  readonly code: string;
  readonly quantity: number;
}

/** A store's stock of a locked product, itself locked until the end of the transaction; null for an unknown store. */
async function lockStoreStock(
  db: Transaction<Database>,
  place: { readonly productId: number; readonly storeId: number },
): Promise<StoreRow | null> {
  await openStoreStock(db, [place]);
  const { rows } = await sql<StoreRow>`
    SELECT ${sql.raw(codeOfStore)} AS code, k.quantity FROM store_stock k JOIN store s ON s.id = k.store_id
    WHERE k.product_id = ${place.productId} AND k.store_id = ${place.storeId} AND s.active
    FOR NO KEY UPDATE OF k`.execute(db);
  return rows[0] ?? null;
}

async function setIn(
  db: Transaction<Database>,
  jobs: Jobs,
  { id, storeId, stock, seen, doer }: StockInput,
): Promise<StockResult> {
  const product = await stockOf(db, id).forNoKeyUpdate().executeTakeFirst();
  if (product === undefined) return { ok: false, code: "unknown" };
  const store = storeId === undefined ? undefined : await lockStoreStock(db, { productId: id, storeId });
  if (store === null) return { ok: false, code: "unknown" };
  const from = store?.quantity ?? product.stock;
  const set = { ok: true, product: { ...product, stock } } as const;
  if (from === stock) return set;
  if (seen !== undefined && seen !== from) return { ok: false, code: "moved" };
  await moveStock(db, [{ productId: id, storeId: storeId ?? null, change: stock - from, reason: "correction" }]);
  if (store !== undefined)
    await db.updateTable("product").set({ show_store_stock: true }).where("id", "=", id).execute();
  const place = store === undefined ? {} : { store: store.code };
  const details = { ...doer.details, product: id, ...place, from, to: stock };
  await writeOperatorLog(db, { operatorId: doer.operatorId, event: "stock", details });
  await jobs.add("catalogue-news", id, { db, everySeconds: newsEvery });
  return set;
}

/**
 * Sets the stock of a product, or a store's stock of it; repeating it changes nothing. An unknown product or store, or
 * a stock that is no longer the one seen, is refused.
 */
export async function setStock(
  { db, jobs }: { readonly db: Kysely<Database>; readonly jobs: Jobs },
  wanted: StockInput,
): Promise<StockResult> {
  return db.transaction().execute((transaction) => setIn(transaction, jobs, wanted));
}
