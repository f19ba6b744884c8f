import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";

/** The compared products of a session in the order they were added. */
export function findCompared(
  db: Kysely<Database>,
  sessionId: number,
): Promise<readonly { readonly id: number; readonly product_id: number }[]> {
  return db
    .selectFrom("compare_item")
    .select(["id", "product_id"])
    .where("session_id", "=", sessionId)
    .orderBy("id")
    .execute();
}

/** The result of adding a product. */
export type AddedToCompare = "added" | "product-missing" | "full";

/** Adds a product unless it is already there; parallel calls of one session are serialised. */
export async function addToCompare(
  db: Kysely<Database>,
  item: { readonly sessionId: number; readonly productId: number; readonly max: number },
): Promise<AddedToCompare> {
  return db.transaction().execute(async (transaction) => {
    await sql`SELECT 1 FROM session WHERE id = ${item.sessionId} FOR UPDATE`.execute(transaction);
    const existing = await transaction
      .selectFrom("product")
      .select("id")
      .where("id", "=", item.productId)
      .where("removed_at", "is", null)
      .executeTakeFirst();
    if (existing === undefined) return "product-missing";
    const present = await findCompared(transaction, item.sessionId);
    if (present.some((other) => other.product_id === item.productId)) return "added";
    if (present.length >= item.max) return "full";
    await transaction
      .insertInto("compare_item")
      .values({ session_id: item.sessionId, product_id: item.productId })
      .execute();
    return "added";
  });
}

/** Removes one product, or all of them. */
export async function removeFromCompare(
  db: Kysely<Database>,
  sessionId: number,
  productId: number | null,
): Promise<void> {
  const deleteItems = db.deleteFrom("compare_item").where("session_id", "=", sessionId);
  await (productId === null ? deleteItems : deleteItems.where("product_id", "=", productId)).execute();
}
