import type { DeskLogEvent } from "@torg/desk/contract";
import type { RecallText } from "@torg/desk/domain/products";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Jobs } from "../../jobs/Jobs.ts";
import { writeOperatorLog } from "../../operators/writeOperatorLog.ts";

/** The services for stopping products and updating listings. */
export interface StopContext {
  readonly db: Kysely<Database>;
  readonly jobs: Jobs;
}

/** A product to stop or to sell again. */
export interface StopChange {
  readonly id: number;
  readonly operatorId: number;
}

/** The current stop of a product. */
interface StandingStop extends RecallText {
  readonly id: number;
  readonly reason: string;
  readonly isRecall: boolean;
}

/** A change that is based on the stop seen. */
export interface SeenChange extends StopChange {
  /** The stop as seen; 0 = none. */
  readonly seen: number;
}

/** The result of a change; "moved" when another stop than the one seen is there. */
export type StopResult = { readonly ok: true } | { readonly ok: false; readonly code: "no-product" | "moved" };

const done = { ok: true } as const;
const noProduct = { ok: false, code: "no-product" } as const;
const moved = { ok: false, code: "moved" } as const;

/** Locks a product and reads its current stop; null if it is not sold itself. */
async function holdProduct(
  db: Transaction<Database>,
  id: number,
): Promise<{ readonly stop: StandingStop | null } | null> {
  const row = await db
    .selectFrom("product")
    .select("is_parent")
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined || row.is_parent) return null;
  const stop = await db
    .selectFrom("product_stop")
    .select(["id", "reason", "is_recall as isRecall", "numbers", "hazard", "advice"])
    .where("product_id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return { stop: stop ?? null };
}

function endStop(db: Transaction<Database>, { id, operatorId }: StopChange) {
  return db
    .updateTable("product_stop")
    .set({ ended_at: sql<Date>`now()`, ended_by: operatorId })
    .where("product_id", "=", id)
    .where("ended_at", "is", null)
    .execute();
}

/** Writes whether a product is sold, and logs it. */
async function mark(
  { db, jobs }: { readonly db: Transaction<Database>; readonly jobs: Jobs },
  { id, operatorId }: StopChange,
  { event, reason }: { readonly event: DeskLogEvent; readonly reason: string },
): Promise<void> {
  const stopped = event === "resume-product" ? null : sql<Date>`coalesce(stopped_at, now())`;
  await db.updateTable("product").set({ stopped_at: stopped }).where("id", "=", id).execute();
  const details = { product: id, ...(reason === "" ? {} : { reason }) };
  await writeOperatorLog(db, { operatorId, event, details });
  await jobs.add("catalogue-news", id, { db });
}

/** Stops selling a product, unless it is already stopped or not sold at all. */
export async function stopProduct(
  { db, jobs }: StopContext,
  { reason, ...change }: StopChange & { readonly reason: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const product = await holdProduct(transaction, change.id);
    if (product === null || product.stop !== null) return;
    const values = { product_id: change.id, reason, started_by: change.operatorId };
    await transaction.insertInto("product_stop").values(values).execute();
    await mark({ db: transaction, jobs }, change, { event: "stop-product", reason });
  });
}

/** Whether the current recall equals the requested one. */
function isSame(stop: StandingStop, wanted: RecallText & { readonly reason: string }): boolean {
  const parts = ["reason", "numbers", "hazard", "advice"] as const;
  return stop.isRecall && parts.every((part) => stop[part] === wanted[part]);
}

/**
 * Recalls a product, stops selling it and has its buyers notified; its previous stop ends. The same recall is made only
 * once, and never replaces one that was not seen.
 */
export async function recallProduct(
  { db, jobs }: StopContext,
  { reason, recall, seen, ...change }: SeenChange & { readonly reason: string; readonly recall: RecallText },
): Promise<StopResult> {
  return db.transaction().execute(async (transaction) => {
    const product = await holdProduct(transaction, change.id);
    if (product === null) return noProduct;
    const { stop } = product;
    if (stop !== null && isSame(stop, { reason, ...recall })) return done;
    // A plain stop made meanwhile must not delay the warning.
    if (stop?.isRecall === true && stop.id !== seen) return moved;
    await endStop(transaction, change);
    const values = { product_id: change.id, reason, is_recall: true, started_by: change.operatorId, ...recall };
    const made = await transaction.insertInto("product_stop").values(values).returning("id").executeTakeFirstOrThrow();
    await mark({ db: transaction, jobs }, change, { event: "recall-product", reason });
    await jobs.add("recall-letters", made.id, { db: transaction });
    return done;
  });
}

/** Sells a product again and ends its recall, if the current stop is the one seen; a product on sale stays so. */
export async function resumeProduct({ db, jobs }: StopContext, { seen, ...change }: SeenChange): Promise<StopResult> {
  return db.transaction().execute(async (transaction) => {
    const product = await holdProduct(transaction, change.id);
    if (product === null) return noProduct;
    if (product.stop === null) return done;
    if (product.stop.id !== seen) return moved;
    await endStop(transaction, change);
    await mark({ db: transaction, jobs }, change, { event: "resume-product", reason: "" });
    return done;
  });
}
