import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Jobs } from "../jobs/Jobs.ts";
import { type LoggedEvent, writeOperatorLog } from "../operators/operatorLog.ts";
import { moveStock, openStoreStock } from "../stock/moveStock.ts";
import { waitingPieces } from "../stock/waitingPieces.ts";
import { codeOfStore } from "../stores/codeOfStore.ts";

/** The stock that parcels of a product are sent from. */
export interface ProductStock {
  readonly id: number;
  /** The feed's name of the product. */
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

/** Reads the stock of a product; null for one that is not sold. */
export async function readStock(db: Kysely<Database>, id: number): Promise<ProductStock | null> {
  return (await stockOf(db, id).executeTakeFirst()) ?? null;
}

/** What a store has of a product. */
interface StockOfStore {
  readonly id: number;
  /** What tables and programs call the store. */
  readonly code: string;
  readonly name: string;
  readonly stock: number;
  /** Pieces that are sold or being paid, and have not been fetched. */
  readonly waiting: number;
}

/** What each store has of a product, by the names of the stores. */
export async function readStockOfStores(db: Kysely<Database>, productId: number): Promise<readonly StockOfStore[]> {
  const { rows } = await sql<StockOfStore>`
    SELECT s.id, ${sql.raw(codeOfStore)} AS code, s.name, coalesce(k.quantity, 0) AS stock,
      coalesce((SELECT sum(w.pieces) FROM ${sql.raw(waitingPieces)} w
        WHERE w.product_id = ${productId} AND w.store_id = s.id), 0)::integer AS waiting
    FROM store s LEFT JOIN store_stock k ON k.store_id = s.id AND k.product_id = ${productId}
    WHERE s.active ORDER BY s.name, s.id`.execute(db);
  return rows;
}

/** A store by what tables and programs call it, whatever the case; null where there is none. */
export async function findStoreByCode(db: Kysely<Database>, code: string): Promise<number | null> {
  const { rows } = await sql<{ readonly id: number }>`
    SELECT s.id FROM store s WHERE s.active AND lower(${sql.raw(codeOfStore)}) = lower(${code})`.execute(db);
  return rows[0]?.id ?? null;
}

/** Seconds in which listings take over changes of stock once. */
const newsEvery = 30;

/** A stock as somebody wants it. */
export interface WantedStock {
  readonly id: number;
  /** The store whose stock it is; left out: the one that parcels come from. */
  readonly storeId?: number;
  readonly stock: number;
  /** The stock as it was seen; left out, it is set whatever it is. */
  readonly seen?: number;
  /** Who sets it, and what the log tells of why. */
  readonly doer: Pick<LoggedEvent, "operatorId" | "details">;
}

interface StoreRow {
  readonly code: string;
  readonly quantity: number;
}

/** What a store has of a product that is locked, kept until the end of the transaction; null for a store that there is not. */
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
  { id, storeId, stock, seen, doer }: WantedStock,
): Promise<ProductStock | "moved" | null> {
  const product = await stockOf(db, id).forNoKeyUpdate().executeTakeFirst();
  if (product === undefined) return null;
  const store = storeId === undefined ? undefined : await lockStoreStock(db, { productId: id, storeId });
  if (store === null) return null;
  const from = store?.quantity ?? product.stock;
  const set = { ...product, stock };
  if (from === stock) return set;
  if (seen !== undefined && seen !== from) return "moved";
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
 * Sets the stock of a product, or what a store has of it, to a number of pieces; done again, it changes nothing. Null for a
 * product or a store that there is not, and
 * "moved" where it is no longer what was seen.
 */
export async function setStock(
  { db, jobs }: { readonly db: Kysely<Database>; readonly jobs: Jobs },
  wanted: WantedStock,
): Promise<ProductStock | "moved" | null> {
  return db.transaction().execute((transaction) => setIn(transaction, jobs, wanted));
}
