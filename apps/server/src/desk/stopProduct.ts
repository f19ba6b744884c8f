import type { DeskLogEvent } from "@torg/desk/contract";
import type { RecallText } from "@torg/desk/domain/products";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Jobs } from "../jobs/Jobs.ts";
import { writeOperatorLog } from "../operators/operatorLog.ts";

/** Where products are stopped, and who takes that over into listings. */
export interface StopContext {
  readonly db: Kysely<Database>;
  readonly jobs: Jobs;
}

/** A product that somebody stops or sells again. */
export interface StopChange {
  readonly id: number;
  readonly operatorId: number;
}

/** What stands of a product that is not sold. */
interface StandingStop extends RecallText {
  readonly id: number;
  readonly reason: string;
  readonly isRecall: boolean;
}

/** A change that somebody makes of what they have seen. */
export interface SeenChange extends StopChange {
  /** The stop as it was seen; 0: none. */
  readonly seen: number;
}

/** Whether a change was made: there is such a product, there is none, or another stop stands there than was seen. */
export type StopEnd = boolean | "moved";

/** Holds a product, and gives what stands of its not being sold; null where it is none that is sold by itself. */
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
  return { stop: stop === undefined ? null : { ...stop, id: stop.id } };
}

function endStop(db: Transaction<Database>, { id, operatorId }: StopChange) {
  return db
    .updateTable("product_stop")
    .set({ ended_at: sql<Date>`now()`, ended_by: operatorId })
    .where("product_id", "=", id)
    .where("ended_at", "is", null)
    .execute();
}

/** Writes whether a product is sold, with what the log tells of it. */
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

/** Takes a product out of sale; one that is out of sale already stays as it is. Answers whether there is such a product. */
export async function stopProduct(
  { db, jobs }: StopContext,
  { reason, ...change }: StopChange & { readonly reason: string },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const product = await holdProduct(transaction, change.id);
    if (product === null) return false;
    if (product.stop !== null) return true;
    const values = { product_id: change.id, reason, started_by: change.operatorId };
    await transaction.insertInto("product_stop").values(values).execute();
    await mark({ db: transaction, jobs }, change, { event: "stop-product", reason });
    return true;
  });
}

/** Whether a recall stands already as somebody wants it. */
function isSame(stop: StandingStop, wanted: RecallText & { readonly reason: string }): boolean {
  const parts = ["reason", "numbers", "hazard", "advice"] as const;
  return stop.isRecall && parts.every((part) => stop[part] === wanted[part]);
}

/**
 * Recalls a product, takes it out of sale and has its buyers told; what stood of it before ends. The same recall is made once, and none takes
 * the place of one that was not seen.
 */
export async function recallProduct(
  { db, jobs }: StopContext,
  { reason, recall, seen, ...change }: SeenChange & { readonly reason: string; readonly recall: RecallText },
): Promise<StopEnd> {
  return db.transaction().execute(async (transaction) => {
    const product = await holdProduct(transaction, change.id);
    if (product === null) return false;
    const { stop } = product;
    if (stop !== null && isSame(stop, { reason, ...recall })) return true;
    // A stop that somebody made meanwhile does not keep anybody from being warned.
    if (stop?.isRecall === true && stop.id !== seen) return "moved";
    await endStop(transaction, change);
    const values = { product_id: change.id, reason, is_recall: true, started_by: change.operatorId, ...recall };
    const made = await transaction.insertInto("product_stop").values(values).returning("id").executeTakeFirstOrThrow();
    await mark({ db: transaction, jobs }, change, { event: "recall-product", reason });
    await jobs.add("recall-letters", made.id, { db: transaction });
    return true;
  });
}

/** Sells a product again, and ends its recall, where what stands is what was seen; one that is sold stays so. */
export async function resumeProduct({ db, jobs }: StopContext, { seen, ...change }: SeenChange): Promise<StopEnd> {
  return db.transaction().execute(async (transaction) => {
    const product = await holdProduct(transaction, change.id);
    if (product === null) return false;
    if (product.stop === null) return true;
    if (product.stop.id !== seen) return "moved";
    await endStop(transaction, change);
    await mark({ db: transaction, jobs }, change, { event: "resume-product", reason: "" });
    return true;
  });
}
