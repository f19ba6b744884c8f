import type { Transaction } from "kysely";
import { lockSession } from "../../sessions/lockSession.ts";
import type { LoadedCheckout } from "../../checkout/LoadedCheckout.ts";
import type { Database } from "../../database/Database.ts";
import { OrderRollback } from "../../orders/placing/OrderRollback.ts";
import { reservedUntil, releaseStock, reservationSeconds, reserveStock } from "../../stock/reserveStock.ts";
import { reservesStockAtOnce } from "./reservesStockAtOnce.ts";
import type { Payment } from "../Payment.ts";
import type { PaymentContext } from "../PaymentContext.ts";
import { settlePayment } from "../settling/settlePayment.ts";

/** Whether stock must be reserved before the shopper is sent to the provider, and is not yet. */
export function needsReservation({ provider, reserved_until: until }: Payment, now: Date): boolean {
  return reservesStockAtOnce(provider) && (until === null || until <= now);
}

/** The goods to reserve. `address` is that of a shopper viewing a payment page; null when a provider asks. */
interface ReservationRequest {
  readonly checkout: LoadedCheckout;
  readonly address: string | null;
}

/**
 * The end of the reservation. A shopper who changes the cart keeps the current end; each new reservation counts against
 * the limit, so that nobody reserves goods forever. Null: 15 minutes from now.
 */
async function reservationEnd(
  { limits }: PaymentContext,
  db: Transaction<Database>,
  { sessionId, address }: { readonly sessionId: number; readonly address: string | null },
): Promise<Date | null> {
  if (address === null) return null;
  const until = await reservedUntil(db, sessionId);
  if (until !== null) return until;
  const refusal = await limits.take("stock", { session: String(sessionId), address }, db);
  if (refusal !== null) throw new OrderRollback({ code: "too-often", refusal });
  return null;
}

/**
 * Reserves the goods of a cart for an open payment, and schedules their release 15 minutes later. Rejects with an
 * `OrderRollback` when something is out of stock, or when the shopper has reserved goods for too long; then nothing has
 * changed.
 */
export async function reservePaymentStock(
  context: PaymentContext,
  { id, session_id: sessionId }: Payment,
  { checkout, address }: ReservationRequest,
): Promise<void> {
  const { db, jobs } = context;
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
    const until = await reservationEnd(context, transaction, { sessionId, address });
    const { demand } = checkout;
    const short = await reserveStock(transaction, { paymentId: id, sessionId, demand, until });
    if (short !== null) {
      const row = checkout.rows.find((line) => line.soldId === short);
      throw new OrderRollback({ code: "oversold", name: row?.parentName ?? row?.name ?? "" });
    }
    await jobs.add("stock-release", id, { db: transaction, afterSeconds: reservationSeconds });
  });
}

/**
 * Releases the reservation of a payment whose time is over. Asks the provider first, so that goods already paid for are
 * sold and not released; rejects while the provider does not answer, so that the job is retried.
 */
export async function releasePaymentStock(context: PaymentContext, paymentId: number): Promise<void> {
  const { isUncertain } = await settlePayment(context, { paymentId });
  if (isUncertain) throw new Error(`The provider of the payment ${paymentId} does not answer.`);
  await context.db.transaction().execute(async (transaction) => {
    const payment = await transaction
      .selectFrom("payment")
      .select(["session_id", "reserved_until"])
      .where("id", "=", paymentId)
      .executeTakeFirstOrThrow();
    if (payment.session_id !== null) await lockSession(transaction, payment.session_id);
    const isReservedAgain = payment.reserved_until !== null && payment.reserved_until > new Date();
    if (!isReservedAgain) await releaseStock(transaction, paymentId);
  });
}
