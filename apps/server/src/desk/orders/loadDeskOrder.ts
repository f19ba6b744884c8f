import type { DeskOrder, OperatorRole } from "@torg/desk/domain";
import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import { loadStoredOrder } from "../../fulfilment/acts/loadStoredOrder.ts";
import { describeDeskOrder } from "./describeDeskOrder.ts";

/** Finds an order by the number the buyer has; null when there is none, or only a request for a quote. */
export async function findOrderId(db: Kysely<Database>, number: string): Promise<number | null> {
  const row = await db
    .selectFrom("order")
    .select("id")
    .where("name", "=", number)
    .where("is_offer", "=", false)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Reads an order as a role sees it; null when it does not exist. */
export async function loadDeskOrder(
  db: Kysely<Database>,
  orderId: number,
  role: OperatorRole,
): Promise<DeskOrder | null> {
  const stored = await loadStoredOrder(db, orderId);
  if (stored === null) return null;
  const notes = await db
    .selectFrom("order_note as n")
    .innerJoin("operator as o", "o.id", "n.operator_id")
    .select(["n.text", "n.created_at", "o.name"])
    .where("n.order_id", "=", orderId)
    .orderBy("n.id")
    .execute();
  return describeDeskOrder({ stored, notes, role });
}
