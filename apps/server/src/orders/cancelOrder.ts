import { type Transaction, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { moveStock } from "../stock/moveStock.ts";
import { giveCardsFree, giveUsesBack } from "./spendDiscounts.ts";

/** Where the pieces of a line are. */
interface LinePlace {
  readonly productId: number | null;
  readonly storeId: number | null;
  readonly quantity: number;
  readonly shipped: number;
  readonly cancelled: number;
}

async function placesOf(db: Transaction<Database>, orderId: number): Promise<readonly LinePlace[]> {
  const { rows } = await sql<LinePlace>`
    SELECT l.product_id AS "productId", o.store_id AS "storeId", l.quantity,
      coalesce(sum(p.quantity) FILTER (WHERE a.kind = 'ship'), 0)::integer AS shipped,
      coalesce(sum(p.quantity) FILTER (WHERE a.kind = 'cancel'), 0)::integer AS cancelled
    FROM order_line l JOIN "order" o ON o.id = l.order_id
    LEFT JOIN order_act_line p ON p.line_id = l.id LEFT JOIN order_act a ON a.id = p.act_id
    WHERE l.order_id = ${orderId} GROUP BY l.id, o.id ORDER BY l.id`.execute(db);
  return rows;
}

async function putGoodsBack(db: Transaction<Database>, orderId: number, places: readonly LinePlace[]): Promise<void> {
  await moveStock(
    db,
    places.flatMap(({ productId, storeId, quantity, shipped, cancelled }) => {
      const change = quantity - shipped - cancelled;
      return productId === null || change === 0
        ? []
        : [{ productId, storeId, change, reason: "cancellation" as const, orderId }];
    }),
  );
}

/**
 * Cancels an order whose payment is gone: its codes and gift cards can be used again. Goods of an order that was never
 * paid for go back into the stock, but for what has left and what was cancelled before; those of one whose money was paid
 * back may be with the buyer. Done once, however often it is told.
 */
export async function cancelOrder(
  db: Transaction<Database>,
  { orderId, wasPaid }: { readonly orderId: number; readonly wasPaid: boolean },
): Promise<void> {
  // Before its acts are read: from here on none is added.
  const { numUpdatedRows } = await db
    .updateTable("order")
    .set({ state: "cancelled" })
    .where("id", "=", orderId)
    .where("state", "<>", "cancelled")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  const places = await placesOf(db, orderId);
  if (!wasPaid) await putGoodsBack(db, orderId, places);
  await giveCardsFree(db, orderId);
  // An order of which all was cancelled has given its codes back then.
  if (places.some(({ quantity, cancelled }) => cancelled < quantity)) await giveUsesBack(db, orderId);
}
