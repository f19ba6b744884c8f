import { sql } from "kysely";
import type { LoadedCheckout } from "../../checkout/LoadedCheckout.ts";
import { cartDigest, paymentOrder } from "../../orders/payment/paymentOrder.ts";
import { OrderRollback } from "../../orders/placing/OrderRollback.ts";
import type { ProviderName } from "../../providers/PaymentProvider.ts";
import type { Payment } from "../Payment.ts";
import type { PaymentContext } from "../PaymentContext.ts";
import { noAddresses } from "./paymentAddresses.ts";

/** The current payment of a cart with a provider. */
export interface CurrentPayment {
  readonly payment: Payment;
  /** Whether it has just been created. */
  readonly isNew: boolean;
}

/**
 * The open payment of this cart with this provider, created if needed; two requests at once get the same one. Rejects
 * with an `OrderRollback` when the cart has become an order meanwhile.
 */
export async function currentPayment(
  { db }: PaymentContext,
  checkout: LoadedCheckout,
  name: ProviderName,
): Promise<CurrentPayment> {
  const { cartKey, sessionId } = checkout;
  const { amountOre } = paymentOrder(checkout, "", noAddresses);
  const existing = sql`
    SELECT *, false AS is_new FROM payment WHERE cart_key = ${cartKey} AND provider = ${name} AND is_current AND state IN ('open', 'failed')`;
  const { rows } = await sql<Payment & { readonly is_new: boolean }>`
    WITH existing AS (${existing}), begun AS (
      INSERT INTO payment (provider, session_id, cart_key, amount_ore, cart_digest)
      SELECT ${name}, ${sessionId}, ${cartKey}, ${amountOre}, ${cartDigest(checkout)}
      WHERE NOT EXISTS (SELECT FROM existing) AND NOT EXISTS (SELECT FROM "order" WHERE cart_key = ${cartKey})
      ON CONFLICT DO NOTHING RETURNING *)
    SELECT * FROM existing UNION ALL SELECT *, true FROM begun`.execute(db);
  // If another request created it at the same moment, the first query's snapshot is too old to show it.
  const [row = (await sql<Payment & { readonly is_new: boolean }>`${existing}`.execute(db)).rows[0]] = rows;
  if (row === undefined) throw new OrderRollback({ code: "cart-ordered" });
  const { is_new: isNew, ...payment } = row;
  return { payment, isNew };
}

/** Retires a payment, so that the cart gets a new one with its provider. */
export async function retirePayment({ db }: PaymentContext, payment: Payment): Promise<void> {
  await db.updateTable("payment").set({ is_current: false }).where("id", "=", payment.id).execute();
}
