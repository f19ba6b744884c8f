import { emptyCustomerForm, type CustomerForm } from "@torg/checkout/domain/customer";
import { sql, type Transaction } from "kysely";
import { lockSession } from "../sessions/lockSession.ts";
import type { Database } from "../database/Database.ts";
import type { PaymentState } from "../database/tables/paymentTables.ts";
import { dropLapsedDiscounts } from "../orders/dropLapsedDiscounts.ts";
import { leaveOrderLetters } from "../orders/leaveOrderLetters.ts";
import { OrderRollback } from "../orders/OrderRollback.ts";
import { placePaidOrder } from "../orders/placeOrder.ts";
import { releaseStock } from "../stock/reserveStock.ts";
import type { Payment } from "./Payment.ts";
import { type Verification, verifyReport } from "./verifyReport.ts";
import { keepsStockAtOnce } from "./keepsStockAtOnce.ts";
import { captureMoney, giveMoneyBack } from "./moveMoney.ts";
import type { PaymentContext } from "./PaymentContext.ts";
import type { Buyer, PaymentProvider, ProviderReport } from "../providers/PaymentProvider.ts";
import { isOver, nextPayment } from "./paymentState.ts";
import { ProviderError } from "../providers/providerHttp.ts";

/** The state of a payment after asking its provider. */
export interface SettledPayment {
  readonly state: PaymentState;
  readonly orderId: number | null;
  /** Whether the provider could not be asked, so that the state may still change. */
  readonly isUncertain: boolean;
  /** The provider's code for why the payment failed, if it gives one. */
  readonly failure?: string;
}

/** The payment to settle. */
export interface Settlement {
  readonly paymentId: number;
  /** The provider's id of the payment from an untrusted source; the provider itself confirms it. */
  readonly claimedId?: string | null;
}

async function findPayment({ db }: PaymentContext, id: number): Promise<Payment> {
  return db.selectFrom("payment").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

const settled = (payment: Payment, isUncertain = false, failure?: string): SettledPayment => ({
  state: payment.state,
  orderId: payment.order_id,
  isUncertain,
  ...(failure === undefined ? {} : { failure }),
});

/** Text of a provider cleaned for a parcel label. */
const tidy = (text: string): string =>
  text
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, 200);

function formOf(buyer: Buyer): CustomerForm {
  return {
    ...emptyCustomerForm,
    companyName: tidy(buyer.company),
    identityNumber: tidy(buyer.companyNumber),
    firstName: tidy(buyer.firstName),
    lastName: tidy(buyer.lastName),
    email: tidy(buyer.email),
    mobile: tidy(buyer.mobile),
    address: tidy(buyer.address),
    careOf: tidy(buyer.careOf),
    postalCode: tidy(buyer.postalCode),
    city: tidy(buyer.city),
    acceptsTerms: true,
  };
}

interface Change {
  readonly report: ProviderReport;
  readonly verification: Verification;
}

async function placeFor(
  { db, seal }: { readonly db: Transaction<Database>; readonly seal: PaymentContext["seal"] },
  payment: Payment,
  { buyer, amountOre, shipping }: ProviderReport,
): Promise<number> {
  const form = payment.buyer ?? (buyer === null ? null : formOf(buyer));
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
  }: { readonly state: PaymentState; readonly orderId: number | null; readonly change: Change },
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
async function followOrder(
  db: Transaction<Database>,
  { jobs, limits }: PaymentContext,
  { payment, report }: { readonly payment: Payment; readonly report: ProviderReport },
): Promise<void> {
  await writePaid(db, payment.id, report);
  // A completed purchase does not count against the reservation limit, so that many orders in a row, as on a store's
  // tablet, are possible.
  if (payment.session_id !== null && keepsStockAtOnce(payment.provider))
    await limits.giveBack("stock", { session: String(payment.session_id) }, db);
  if (payment.order_id !== null) await leaveOrderLetters(db, jobs, payment.order_id);
}

/** Records money that the shop has no right to, and lets a job give it back. */
async function orderRefund(
  db: Transaction<Database>,
  { jobs }: PaymentContext,
  { paymentId, change }: { readonly paymentId: number; readonly change: Change },
): Promise<void> {
  const { report, verification } = change;
  const detail = verification.problem ?? "";
  await writeLedger(db, { payment_id: paymentId, kind: "mismatch", amount_ore: report.amountOre, detail });
  await jobs.add("payment-give-back", paymentId, { db, afterSeconds: 60 });
}

/** Applies one step of a payment, in a transaction with everything that follows from it. */
async function takeStep(context: PaymentContext, paymentId: number, change: Change): Promise<Payment> {
  const { jobs, seal, providers, cancelOrder } = context;
  return context.db.transaction().execute(async (db) => {
    const before = await lockPayment(db, paymentId);
    const { report, verification } = change;
    const { state, tasks } = nextPayment(before.state, verification.word);
    const placesOrder = tasks.includes("place-order");
    const orderId = placesOrder ? await placeFor({ db, seal }, before, report) : before.order_id;
    const payment = await writePayment(db, before, { state, orderId, change });
    if (placesOrder) await followOrder(db, context, { payment, report });
    if (tasks.includes("capture") && providers.get(payment.provider)?.moneyTaken === "at-once")
      await jobs.add("payment-capture", paymentId, { db, afterSeconds: 60 });
    if (tasks.includes("give-back")) await orderRefund(db, context, { paymentId, change });
    if (tasks.includes("cancel-order") && orderId !== null && !(await hasGivenBack(db, paymentId, orderId)))
      await cancelOrder(db, { orderId, wasPaid: before.state === "captured", jobs });
    if (isOver(state)) await releaseStock(db, paymentId);
    return payment;
  });
}

/**
 * Whether the shop itself has refunded everything that it captured for an order; then the provider reports nothing new.
 * An unrecorded move counts as possibly done.
 */
async function hasGivenBack(db: Transaction<Database>, paymentId: number, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ readonly refunded: number; readonly taken: number; readonly moves: number }>`
    SELECT count(*)::integer AS moves, coalesce(sum(amount_ore) FILTER (WHERE kind = 'refund'), 0)::integer AS refunded,
      (SELECT coalesce(sum(amount_ore), 0)::integer FROM payment_ledger
        WHERE payment_id = ${paymentId} AND kind = 'capture') AS taken
    FROM money_move WHERE order_id = ${orderId} AND kind IN ('release', 'refund')`.execute(db);
  return rows.some(({ moves, taken, refunded }) => moves > 0 && taken <= refunded);
}

/** Records a payment: reserved, and captured where the provider captures at once. */
async function writePaid(
  db: Transaction<Database>,
  payment_id: number,
  { amountOre: amount_ore, status }: ProviderReport,
): Promise<void> {
  await writeLedger(db, { payment_id, kind: "authorise", amount_ore });
  if (status === "captured") await writeLedger(db, { payment_id, kind: "capture", amount_ore });
}

async function writeLedger(
  db: Transaction<Database>,
  entry: {
    readonly payment_id: number;
    readonly kind: "authorise" | "capture" | "mismatch";
    readonly amount_ore: number;
    readonly detail?: string;
  },
): Promise<void> {
  await db.insertInto("payment_ledger").values(entry).execute();
}

/** Applies a report; if the goods can no longer be sold, the money is to be returned. */
async function applyReport(
  context: PaymentContext,
  { payment, provider }: { readonly payment: Payment; readonly provider: PaymentProvider },
  report: ProviderReport,
): Promise<Payment> {
  const verification = verifyReport(report, {
    amountOre: payment.amount_ore,
    currency: payment.currency,
    merchant: provider.merchant,
    reference: payment.reference,
  });
  if (verification.problem !== null) {
    context.warn(
      { paymentId: payment.id, provider: provider.name, problem: verification.problem },
      "a payment does not fit",
    );
  }
  try {
    return await takeStep(context, payment.id, { report, verification });
  } catch (error) {
    if (!(error instanceof OrderRollback)) throw error;
    const { code: problem } = error.problem;
    if (error.problem.code === "discount-used-up" && payment.session_id !== null) {
      await dropLapsedDiscounts(context.db, payment.session_id, error.problem.discountId);
    }
    context.warn({ paymentId: payment.id, provider: provider.name, problem }, "a paid cart could not be ordered");
    return takeStep(context, payment.id, { report, verification: { word: "unfit", problem } });
  }
}

/** Logs that a provider could not be asked, and moves the payment to the end of the queue of checks. */
async function unasked(
  { db, warn }: PaymentContext,
  payment: Payment,
  trouble: Readonly<Record<string, unknown>>,
): Promise<SettledPayment> {
  const { id, provider } = payment;
  await db.updateTable("payment").set({ checked_at: new Date() }).where("id", "=", id).execute();
  warn({ paymentId: id, provider, ...trouble }, "a payment provider could not be asked");
  return settled(payment, true);
}

/**
 * Asks the provider about a payment and does what follows: places the order and captures the money, or returns it. Safe
 * to call at any time, repeatedly and in parallel.
 */
export async function settlePayment(
  context: PaymentContext,
  { paymentId, claimedId }: Settlement,
): Promise<SettledPayment> {
  const payment = await findPayment(context, paymentId);
  const provider = context.providers.get(payment.provider);
  const providerId = payment.provider_id ?? claimedId ?? null;
  if (payment.state === "voided" || providerId === null) return settled(payment);
  if (provider === undefined) return unasked(context, payment, { trouble: "unknown" });
  let report: ProviderReport;
  try {
    report = await provider.read(providerId);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return unasked(context, payment, { trouble: error.trouble, status: error.status });
  }
  const next = await applyReport(context, { payment, provider }, report);
  if (next.state === "authorised") await captureMoney(context, next.id);
  if (next.state === "rejected") await giveMoneyBack(context, next.id);
  return settled(await findPayment(context, paymentId), false, report.failure);
}
