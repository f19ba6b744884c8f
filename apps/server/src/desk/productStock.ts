import type { Kysely, Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Jobs } from "../jobs/Jobs.ts";
import { type LoggedEvent, writeOperatorLog } from "../operators/operatorLog.ts";
import { moveStock } from "../stock/moveStock.ts";

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

/** Seconds in which listings take over changes of stock once. */
const newsEvery = 30;

/** A stock as somebody wants it. */
export interface WantedStock {
  readonly id: number;
  readonly stock: number;
  /** The stock as it was seen; left out, it is set whatever it is. */
  readonly seen?: number;
  /** Who sets it, and what the log tells of why. */
  readonly doer: Pick<LoggedEvent, "operatorId" | "details">;
}

async function setIn(
  db: Transaction<Database>,
  jobs: Jobs,
  { id, stock, seen, doer }: WantedStock,
): Promise<ProductStock | "moved" | null> {
  const before = await stockOf(db, id).forNoKeyUpdate().executeTakeFirst();
  if (before === undefined) return null;
  if (before.stock === stock) return before;
  if (seen !== undefined && seen !== before.stock) return "moved";
  await moveStock(db, [{ productId: id, change: stock - before.stock, reason: "correction" }]);
  const details = { ...doer.details, product: id, from: before.stock, to: stock };
  await writeOperatorLog(db, { operatorId: doer.operatorId, event: "stock", details });
  await jobs.add("catalogue-news", id, { db, everySeconds: newsEvery });
  return { ...before, stock };
}

/**
 * Sets the stock of a product to a number of pieces; done again, it changes nothing. Null for one that there is not, and
 * "moved" where it is no longer what was seen.
 */
export async function setStock(
  { db, jobs }: { readonly db: Kysely<Database>; readonly jobs: Jobs },
  wanted: WantedStock,
): Promise<ProductStock | "moved" | null> {
  return db.transaction().execute((transaction) => setIn(transaction, jobs, wanted));
}
