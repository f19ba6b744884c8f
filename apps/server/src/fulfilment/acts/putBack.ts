import { type OrderAct, restockedPieces } from "@torg/orders/domain";
import type { Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";
import { moveStock } from "../../stock/moveStock.ts";
import type { StoredOrder } from "./StoredOrder.ts";

/** Returns saleable goods to the stock that they came from: the warehouse, or a store. */
export async function putBack(db: Transaction<Database>, { order, lines }: StoredOrder, act: OrderAct): Promise<void> {
  const reason = act.kind === "return" ? "return" : "cancellation";
  await moveStock(
    db,
    restockedPieces(act).flatMap(({ lineId, quantity }) => {
      const productId = lines.find(({ id }) => id === lineId)?.product_id ?? null;
      return productId === null
        ? []
        : [{ productId, storeId: order.store_id, change: quantity, reason, orderId: order.id }];
    }),
  );
}
