import type { Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import { moveStock } from "../stock/moveStock.ts";
import { giveDiscountsBack } from "./spendDiscounts.ts";

async function putGoodsBack(db: Transaction<Database>, orderId: number): Promise<void> {
  const lines = await db
    .selectFrom("order_line")
    .innerJoin("order", "order.id", "order_line.order_id")
    .select(["product_id", "quantity", "store_id"])
    .where("order_id", "=", orderId)
    .execute();
  await moveStock(
    db,
    lines.flatMap(({ product_id: productId, quantity, store_id: storeId }) =>
      productId === null ? [] : [{ productId, storeId, change: quantity, reason: "cancellation" as const, orderId }],
    ),
  );
}

/**
 * Cancels an order whose payment is gone: its codes and gift cards can be used again. Goods of an order that was never
 * paid for go back into the stock; those of one whose money was paid back may be with the buyer, and come back as a
 * return.
 */
export async function cancelOrder(
  db: Transaction<Database>,
  { orderId, wasPaid }: { readonly orderId: number; readonly wasPaid: boolean },
): Promise<void> {
  await db.updateTable("order").set({ state: "cancelled" }).where("id", "=", orderId).execute();
  if (!wasPaid) await putGoodsBack(db, orderId);
  await giveDiscountsBack(db, orderId);
}
