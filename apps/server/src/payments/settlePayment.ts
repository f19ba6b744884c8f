import { emptyCustomerForm, type CustomerForm } from "@torg/checkout/domain/customer";
import { sql, type Transaction } from "kysely";
import { lockSession } from "../cart/changeCart.ts";
import type { Database } from "../database/Database.ts";
import type { PaymentState } from "../database/tables/paymentTables.ts";
import { dropLapsedDiscounts } from "../orders/dropLapsedDiscounts.ts";
import { leaveOrderLetters } from "../orders/leaveOrderLetters.ts";
import { OrderRefusal } from "../orders/OrderRefusal.ts";
import { placePaidOrder } from "../orders/placeOrder.ts";
import { releaseStock } from "../stock/reserveStock.ts";
import type { Payment } from "./Payment.ts";
import { type Verification, verifyReport } from "./verifyReport.ts";
import { keepsStockAtOnce } from "./keepsStockAtOnce.ts";
import { captureMoney, giveMoneyBack } from "./moveMoney.ts";
import type { PaymentContext } from "./PaymentContext.ts";
import type { Buyer, PaymentProvider, ProviderReport } from "../providers/PaymentProvider.ts";
import { nextPayment } from "./paymentState.ts";
import { ProviderError } from "../providers/providerHttp.ts";

/** Where a payment stands after its provider was asked. */
export interface SettledPayment {
  readonly state: PaymentState;
  readonly orderId: number | null;
  /** Whether the provider could not be asked, so that more may be known later. */
  readonly isUncertain: boolean;
  /** The provider's code for why the payment failed, where it tells one. */
  readonly failure?: string;
}

/** What a settlement is about. */
export interface Settlement {
  readonly paymentId: number;
  /** The provider's name for the payment, from a source that may be wrong; the provider itself confirms it. */
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

/** Text of a provider as it may stand on a parcel label. */
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
    careOf: tidy(buyer.co),
    postalCode: tidy(buyer.zipcode),
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
  if (payment.session_id === null || form === null) throw new OrderRefusal({ code: "cart-changed", parts: [] });
  return placePaidOrder(db, {
    sessionId: payment.session_id,
    kind: payment.provider,
    form,
    now: new Date(),
    // What the shop's own form has asked was sealed when it came.
    seal: payment.buyer === null ? seal : (number) => number,
    cartKey: payment.cart_key,
    cartDigest: payment.cart_digest,
    amountOre,
    shipping,
  });
}

/** Carries one step of a payment out, in a transaction with everything that belongs to it. */
async function takeStep(
  { db, jobs, seal, limits, providers, cancelOrder }: PaymentContext,
  paymentId: number,
  change: Change,
): Promise<Payment> {
  return db.transaction().execute(async (transaction) => {
    const { session_id: sessionId } = await transaction
      .selectFrom("payment")
      .select("session_id")
      .where("id", "=", paymentId)
      .executeTakeFirstOrThrow();
    // Always the session first, as every order does, so that two of them never wait for each other.
    if (sessionId !== null) await lockSession(transaction, sessionId);
    const payment = await transaction
      .selectFrom("payment")
      .selectAll()
      .where("id", "=", paymentId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { report, verification } = change;
    const { state, tasks } = nextPayment(payment.state, verification.word);
    const orderId = tasks.includes("place-order")
      ? await placeFor({ db: transaction, seal }, payment, report)
      : payment.order_id;
    const isOurs = report.reference === payment.reference;
    const row = await transaction
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
      .where("id", "=", paymentId)
      .where("state", "=", payment.state)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (tasks.includes("place-order")) {
      await writePaid(transaction, row.id, report);
      // Goods that were bought were not kept in vain: who orders again and again, as at a store's tablet, is no nuisance.
      if (sessionId !== null && keepsStockAtOnce(row.provider))
        await limits.giveBack("stock", { session: String(sessionId) }, transaction);
    }
    if (tasks.includes("capture") && providers.get(row.provider)?.moneyTaken === "at-once")
      await jobs.add("payment-capture", row.id, { db: transaction, afterSeconds: 60 });
    if (tasks.includes("place-order") && orderId !== null) await leaveOrderLetters(transaction, jobs, orderId);
    if (tasks.includes("give-back")) {
      const detail = verification.problem ?? "";
      await writeLedger(transaction, { payment_id: row.id, kind: "mismatch", amount_ore: report.amountOre, detail });
      await jobs.add("payment-give-back", row.id, { db: transaction, afterSeconds: 60 });
    }
    const isGivenBackHere = orderId !== null && (await hasGivenBack(transaction, row.id, orderId));
    if (tasks.includes("cancel-order") && orderId !== null && !isGivenBackHere) {
      await cancelOrder(transaction, { orderId, wasPaid: payment.state === "captured", jobs });
    }
    if (state === "failed" || state === "rejected" || state === "voided") await releaseStock(transaction, paymentId);
    return row;
  });
}

/**
 * Whether the shop itself has given all the money of an order back that it had taken: then its provider tells of nothing
 * new. A move that was not written down as done yet may be done.
 */
async function hasGivenBack(db: Transaction<Database>, paymentId: number, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ readonly refunded: number; readonly taken: number; readonly moves: number }>`
    SELECT count(*)::integer AS moves, coalesce(sum(amount_ore) FILTER (WHERE kind = 'refund'), 0)::integer AS refunded,
      (SELECT coalesce(sum(amount_ore), 0)::integer FROM payment_ledger
        WHERE payment_id = ${paymentId} AND kind = 'capture') AS taken
    FROM money_move WHERE order_id = ${orderId} AND kind IN ('release', 'refund')`.execute(db);
  return rows.some(({ moves, taken, refunded }) => moves > 0 && taken <= refunded);
}

/** Writes down money that somebody has paid: reserved, and taken where the provider takes it at once. */
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

/** Applies a report; what the shop cannot sell any more turns into money to give back. */
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
    if (!(error instanceof OrderRefusal)) throw error;
    const { code: problem } = error.problem;
    if (error.problem.code === "discount-used-up" && payment.session_id !== null) {
      await dropLapsedDiscounts(context.db, payment.session_id, error.problem.discountId);
    }
    context.warn({ paymentId: payment.id, provider: provider.name, problem }, "a paid cart could not be ordered");
    return takeStep(context, payment.id, { report, verification: { word: "unfit", problem } });
  }
}

/** Tells that a provider could not be asked about a payment, which waits behind all others for the next time. */
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
 * Asks the provider about a payment and does what follows: places the order and takes the money, or gives it back.
 * Safe to call at any time, any number of times and from any number of places at once.
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
