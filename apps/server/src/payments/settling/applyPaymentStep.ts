import type { Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { PaymentState } from "../../database/tables/paymentTables.ts";
import { queueOrderEmails } from "../../orders/emails/queueOrderEmails.ts";
import { OrderRollback } from "../../orders/placing/OrderRollback.ts";
import { placePaidOrder } from "../../orders/placing/placeOrder.ts";
import type { ProviderReport } from "../../providers/PaymentProvider.ts";
import { lockSession } from "../../sessions/lockSession.ts";
import { releaseStock } from "../../stock/reserveStock.ts";
import { buyerForm } from "./buyerForm.ts";
import { reservesStockAtOnce } from "../reservations/reservesStockAtOnce.ts";
import type { Payment } from "../Payment.ts";
import type { PaymentContext } from "../PaymentContext.ts";
import { hasGivenBack, writeLedger, writePaid } from "./paymentLedger.ts";
import { isOver, nextPayment } from "./paymentState.ts";
import type { Verification } from "./verifyReport.ts";

/** What a provider says about a payment, and whether that fits the payment. */
export interface VerifiedReport {
  readonly report: ProviderReport;
  readonly verification: Verification;
}

/** Places the order that a payment is for. Throws an `OrderRollback` when it cannot be placed any more. */
async function placeOrderFor(
  { db, seal }: { readonly db: Transaction<Database>; readonly seal: PaymentContext["seal"] },
  payment: Payment,
  { buyer, amountOre, shipping }: ProviderReport,
): Promise<number> {
  const form = payment.buyer ?? (buyer === null ? null : buyerForm(buyer));
  if (payment.session_id === null || form === null) throw new OrderRollback({ code: "cart-changed", parts: [] });
  return placePaidOrder(db, {
    sessionId: payment.session_id,
    kind: payment.provider,
    form,
    now: new Date(),
    // The number from the shop's own form was sealed on arrival.
    seal: payment.buyer === null ? seal : (number) => number,
    cartKey: payment.cart_key,
    cartDigest: payment.cart_digest,
    amountOre,
    shipping,
  });
}

/** Reads a payment for update. Locks its session first, as every order does, to avoid deadlocks. */
async function lockPayment(db: Transaction<Database>, paymentId: number): Promise<Payment> {
  const { session_id: sessionId } = await db
    .selectFrom("payment")
    .select("session_id")
    .where("id", "=", paymentId)
    .executeTakeFirstOrThrow();
  if (sessionId !== null) await lockSession(db, sessionId);
  return db.selectFrom("payment").selectAll().where("id", "=", paymentId).forUpdate().executeTakeFirstOrThrow();
}

/** Writes the next state of a payment and its order. */
function writePayment(
  db: Transaction<Database>,
  payment: Payment,
  {
    state,
    orderId,
    change,
  }: { readonly state: PaymentState; readonly orderId: number | null; readonly change: VerifiedReport },
): Promise<Payment> {
  const { report, verification } = change;
  const isOurs = report.reference === payment.reference;
  return db
    .updateTable("payment")
    .set({
      state,
      order_id: orderId,
      ...(orderId !== null || state === "voided" ? { buyer: null } : {}),
      provider_id: isOurs ? report.providerId : payment.provider_id,
      problem: verification.problem ?? payment.problem,
      checked_at: new Date(),
      updated_at: state === payment.state ? payment.updated_at : new Date(),
    })
    .where("id", "=", payment.id)
    .where("state", "=", payment.state)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What follows from an order that a payment has placed. */
async function afterOrderPlaced(
  db: Transaction<Database>,
  { jobs, limits }: PaymentContext,
  { payment, report }: { readonly payment: Payment; readonly report: ProviderReport },
): Promise<void> {
  await writePaid(db, payment.id, report);
  // A completed purchase does not count against the reservation limit, so that many orders in a row, as on a store's
  // tablet, are possible.
  if (payment.session_id !== null && reservesStockAtOnce(payment.provider))
    await limits.giveBack("stock", { session: String(payment.session_id) }, db);
  if (payment.order_id !== null) await queueOrderEmails(db, jobs, payment.order_id);
}

/** Records money that the shop has no right to, and lets a job give it back. */
async function queueRefund(
  db: Transaction<Database>,
  { jobs }: PaymentContext,
  { paymentId, change }: { readonly paymentId: number; readonly change: VerifiedReport },
): Promise<void> {
  const { report, verification } = change;
  const detail = verification.problem ?? "";
  await writeLedger(db, { payment_id: paymentId, kind: "mismatch", amount_ore: report.amountOre, detail });
  await jobs.add("payment-give-back", paymentId, { db, afterSeconds: 60 });
}

/** Applies one step of a payment, in a transaction with everything that follows from it. */
export async function applyPaymentStep(
  context: PaymentContext,
  paymentId: number,
  change: VerifiedReport,
): Promise<Payment> {
  const { jobs, seal, providers, cancelOrder } = context;
  return context.db.transaction().execute(async (db) => {
    const before = await lockPayment(db, paymentId);
    const { report, verification } = change;
    const { state, tasks } = nextPayment(before.state, verification.verdict);
    const placesOrder = tasks.includes("place-order");
    const orderId = placesOrder ? await placeOrderFor({ db, seal }, before, report) : before.order_id;
    const payment = await writePayment(db, before, { state, orderId, change });
    if (placesOrder) await afterOrderPlaced(db, context, { payment, report });
    if (tasks.includes("capture") && providers.get(payment.provider)?.moneyTaken === "at-once")
      await jobs.add("payment-capture", paymentId, { db, afterSeconds: 60 });
    if (tasks.includes("give-back")) await queueRefund(db, context, { paymentId, change });
    if (tasks.includes("cancel-order") && orderId !== null && !(await hasGivenBack(db, paymentId, orderId)))
      await cancelOrder(db, { orderId, wasPaid: before.state === "captured", jobs });
    if (isOver(state)) await releaseStock(db, paymentId);
    return payment;
  });
}
