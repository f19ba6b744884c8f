import { type OrderAct, stockBack } from "@torg/orders/domain";
import type { Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";
import { moveStock } from "../../stock/moveStock.ts";
import type { StoredOrder } from "./StoredOrder.ts";

/** Puts what can be sold again back into the stock that it came from: that of parcels, or of a store. */
export async function putBack(db: Transaction<Database>, { order, lines }: StoredOrder, act: OrderAct): Promise<void> {
  const reason = act.kind === "return" ? "return" : "cancellation";
  await moveStock(
    db,
    stockBack(act).flatMap(({ lineId, quantity }) => {
      const productId = lines.find(({ id }) => id === lineId)?.product_id ?? null;
      return productId === null
        ? []
        : [{ productId, storeId: order.store_id, change: quantity, reason, orderId: order.id }];
    }),
  );
}
