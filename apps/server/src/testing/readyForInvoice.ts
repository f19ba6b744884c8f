import type { TestVisitor } from "./createVisitor.ts";
import type { OrderingServer } from "./startOrderingServer.ts";

/** A company's visitor with goods in the cart, ready to order by invoice. */
export async function readyForInvoice(shop: OrderingServer, productId: number, quantity = 1): Promise<TestVisitor> {
  const visitor = await shop.visit();
  await visitor.post("/checkoutv3/products/update", { [`products[${productId}][quantity]`]: quantity });
  await shop.database.db
    .updateTable("session")
    .set({ customer_type: "company", payment_type_id: "5", delivery_type_id: 3, postal_code: "12747" })
    .where("id", "=", visitor.sessionId)
    .execute();
  return visitor;
}
