import { lockSession } from "../cart/changeCart.ts";
import type { LoadedCheckout } from "../checkout/loadCheckout.ts";
import { stockDemand } from "../orders/orderLines.ts";
import { OrderRefusal } from "../orders/orderProblem.ts";
import { releaseStock, reservationSeconds, reserveStock } from "../stock/reserveStock.ts";
import type { Payment } from "./Payment.ts";
import type { PaymentContext } from "./PaymentContext.ts";
import type { ProviderName } from "./PaymentProvider.ts";
import { settlePayment } from "./settlePayment.ts";

/**
 * Providers that do not ask the shop before they take money: for them stock is kept from the moment when their payment
 * is opened, for the others from the moment when they ask.
 */
const neverAsking: readonly ProviderName[] = ["card", "wasa"];

/** Whether stock has to be kept before the shopper is handed over to the provider, and is not kept yet. */
export function needsStockNow({ provider, reserved_until: until }: Payment, now: Date): boolean {
  return neverAsking.includes(provider) && (until === null || until <= now);
}

/** Whether a provider never asks, so that a changed cart has to be kept anew when the provider is told of it. */
export function keepsStockAtOnce(name: ProviderName): boolean {
  return neverAsking.includes(name);
}

/**
 * Keeps the goods of a cart for a payment under way, and has them released a quarter of an hour later. Rejects with an
 * `OrderRefusal` when there is too little of something; then everything is as before.
 */
export async function keepStock(
  { db, jobs }: PaymentContext,
  { id, session_id: sessionId }: Payment,
  checkout: LoadedCheckout,
): Promise<void> {
  if (sessionId === null) return;
  await db.transaction().execute(async (transaction) => {
    await lockSession(transaction, sessionId);
    const payment = await transaction
      .selectFrom("payment")
      .select("state")
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (payment.state !== "open" && payment.state !== "failed") return;
    const short = await reserveStock(transaction, { paymentId: id, sessionId, demand: stockDemand(checkout.rows) });
    if (short !== null) {
      const row = checkout.rows.find((one) => one.soldId === short);
      throw new OrderRefusal({ code: "oversold", name: row?.parentName ?? row?.name ?? "" });
    }
    await jobs.add("stock-release", id, { db: transaction, afterSeconds: reservationSeconds });
  });
}

/**
 * Releases what is kept for a payment whose time is over. The provider is asked first, so that goods which have been
 * paid for are sold and not released; while it does not answer this rejects, and is tried again.
 */
export async function releaseKeptStock(context: PaymentContext, paymentId: number): Promise<void> {
  const { isUncertain } = await settlePayment(context, { paymentId });
  if (isUncertain) throw new Error(`The provider of the payment ${paymentId} does not answer.`);
  await context.db.transaction().execute(async (transaction) => {
    const payment = await transaction
      .selectFrom("payment")
      .select(["session_id", "reserved_until"])
      .where("id", "=", paymentId)
      .executeTakeFirstOrThrow();
    if (payment.session_id !== null) await lockSession(transaction, payment.session_id);
    const isKeptAnew = payment.reserved_until !== null && payment.reserved_until > new Date();
    if (!isKeptAnew) await releaseStock(transaction, paymentId);
  });
}
