import type { AccountOrder } from "@torg/account/domain";
import { isWithdrawable } from "@torg/checkout/domain";
import { pageAddress } from "@torg/pages/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { paidByGiftCardsOre } from "../../orders/placed/describeOrder.ts";
import { loadOrderEvents, orderProgressOf } from "../../fulfilment/acts/orderProgressOf.ts";
import { findCases } from "../../returns/cases/findCases.ts";

/** Most orders that an account shows. */
const maxOrders = 50;

/** Finds the orders of a mail address with their progress, newest first. */
export async function findAccountOrders(db: Kysely<Database>, email: string): Promise<readonly AccountOrder[]> {
  const orders = await db
    .selectFrom("order")
    .selectAll("order")
    .select(
      sql<boolean>`EXISTS (SELECT FROM withdrawal WHERE order_id = "order".id AND is_whole_order)`.as("is_withdrawn"),
    )
    .where(sql<boolean>`lower(email) = ${email}`)
    .orderBy("id", "desc")
    .limit(maxOrders)
    .execute();
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const allLines = await db
    .selectFrom("order_line")
    .selectAll()
    .where("order_id", "in", ids)
    .orderBy("position")
    .execute();
  const cases = await findCases(db, ids);
  const events = await loadOrderEvents(db, ids);
  return orders.map((order) => {
    const lines = allLines.filter((line) => line.order_id === order.id);
    const { customer_type: type, is_offer: isQuote, is_withdrawn: isWithdrawn } = order;
    return {
      orderName: order.name,
      orderEmail: order.email,
      receiptUrl: pageAddress("confirmation", order.id),
      isWithdrawable: isWithdrawable({
        customerType: type === "company" ? "company" : "private",
        isQuote,
        isWithdrawn,
      }),
      totalOre: order.total_ore + paidByGiftCardsOre(order, lines),
      orderedAt: order.created_at.toISOString(),
      lines: lines.map(({ name, quantity }) => ({ name, quantity })),
      cases: cases.filter(({ orderId }) => orderId === order.id).map(({ orderId: _, ...ownCase }) => ownCase),
      ...orderProgressOf(order, lines, events),
    };
  });
}
