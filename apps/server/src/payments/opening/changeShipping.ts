import type { Transaction } from "kysely";
import { lockSession } from "../../sessions/lockSession.ts";
import { shippingOption } from "../../checkout/delivery/deliveryChoice.ts";
import { loadCheckout } from "../../checkout/loadCheckout.ts";
import type { LoadedCheckout } from "../../checkout/LoadedCheckout.ts";
import type { Database } from "../../database/Database.ts";
import { orderingTexts } from "../../texts/orderingTexts.ts";
import { paymentAddresses } from "./paymentAddresses.ts";
import type { Payment } from "../Payment.ts";
import type { PaymentContext } from "../PaymentContext.ts";
import { cartDigest, paymentOrder } from "../../orders/payment/paymentOrder.ts";
import type { ChosenShipping, PaymentOrder } from "../../providers/PaymentProvider.ts";
import { deliveryOfShipping } from "../../orders/payment/shippingChoice.ts";

/** The payment order with another delivery, or why that is not available. */
export type ChangedShipping =
  | { readonly ok: true; readonly order: PaymentOrder }
  | { readonly ok: false; readonly message: string };

const refused = (message: string): ChangedShipping => ({ ok: false, message });

/** Selects a delivery method for a session; if it is already selected, its shipping option stays. */
async function chooseDelivery(
  db: Transaction<Database>,
  checkout: LoadedCheckout,
  shipping: ChosenShipping,
): Promise<boolean> {
  const type = deliveryOfShipping(checkout, shipping);
  if (type === null) return false;
  if (type.id === checkout.choice.deliveryTypeId) return true;
  await db
    .updateTable("session")
    .set({ delivery_type_id: type.id, shipping_option_id: shippingOption(type, null)?.key ?? null })
    .where("id", "=", checkout.sessionId)
    .execute();
  return true;
}

/**
 * Applies the delivery that was chosen in a provider's part, at the shop's own price, and returns the new payment
 * order. Locks the session like an order does, so that no order is placed between the old total and the new one.
 */
export async function changeShipping(
  context: PaymentContext,
  payment: Payment,
  shipping: ChosenShipping,
): Promise<ChangedShipping> {
  const { session_id: sessionId } = payment;
  const isOpen = payment.is_current && (payment.state === "open" || payment.state === "failed");
  if (sessionId === null || !isOpen) return refused(orderingTexts.reviewAgain);
  return context.db.transaction().execute(async (db) => {
    await lockSession(db, sessionId);
    const before = await loadCheckout(db, sessionId);
    if (before.cartKey !== payment.cart_key || before.rows.length === 0) return refused(orderingTexts.reviewAgain);
    if (!(await chooseDelivery(db, before, shipping))) return refused(orderingTexts.deliveryUnavailable);
    const checkout = await loadCheckout(db, sessionId);
    const order = paymentOrder(checkout, payment.reference, paymentAddresses(context, payment));
    const { numUpdatedRows } = await db
      .updateTable("payment")
      .set({ amount_ore: order.amountOre, cart_digest: cartDigest(checkout), updated_at: new Date() })
      .where("id", "=", payment.id)
      .where("state", "in", ["open", "failed"])
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n ? { ok: true, order } : refused(orderingTexts.reviewAgain);
  });
}
