import type { Kysely } from "kysely";
import { loadCartContents } from "../../cart/loadCart.ts";
import type { Database } from "../../database/Database.ts";

/** Removes the codes of a session that are no longer valid, and the one that its buyer has used up. */
export async function dropLapsedDiscounts(
  db: Kysely<Database>,
  sessionId: number,
  usedUpId: number | null,
): Promise<void> {
  const holding = (await loadCartContents(db, sessionId)).discounts
    .map((discount) => discount.id)
    .filter((id) => id !== usedUpId);
  await db
    .deleteFrom("session_discount")
    .where("session_id", "=", sessionId)
    .$if(holding.length > 0, (query) => query.where("discount_id", "not in", holding))
    .execute();
}
