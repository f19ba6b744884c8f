import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Payment } from "../../payments/Payment.ts";
import { takenMoney } from "../money/takenMoney.ts";
import { boughtOrderOf } from "./boughtOrderOf.ts";
import { loadActs } from "./loadActs.ts";
import type { StoredOrder } from "./StoredOrder.ts";

/** The payment of an order, including one that was refunded. */
async function loadPayment(db: Kysely<Database>, orderId: number): Promise<Payment | null> {
  const row = await db
    .selectFrom("payment")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("state", "in", ["authorised", "captured", "voided"])
    .executeTakeFirst();
  return row ?? null;
}

/** Reads an order with its whole history; null if it does not exist. */
export async function loadStoredOrder(db: Kysely<Database>, orderId: number): Promise<StoredOrder | null> {
  const order = await db.selectFrom("order").selectAll().where("id", "=", orderId).executeTakeFirst();
  if (order === undefined) return null;
  const lines = await db
    .selectFrom("order_line")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  const acts = await loadActs(db, [orderId]);
  const moves = await db.selectFrom("money_move").selectAll().where("order_id", "=", orderId).orderBy("id").execute();
  const payment = await loadPayment(db, orderId);
  const whole =
    payment === null
      ? undefined
      : await db
          .selectFrom("payment_ledger")
          .select("amount_ore")
          .where("payment_id", "=", payment.id)
          .where("kind", "=", "capture")
          .where("move_id", "is", null)
          .executeTakeFirst();
  const { moneyTaken, ledger } = takenMoney({ payment, wholeOre: whole?.amount_ore ?? 0, moves });
  const bought = boughtOrderOf(order, lines, moneyTaken);
  const life = { bought, acts: acts.map(({ act }) => act), isPaymentGone: order.state === "cancelled" };
  return { order, lines, payment, acts, moves, ledger, life };
}
