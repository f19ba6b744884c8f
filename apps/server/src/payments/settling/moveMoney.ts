import { sql, type Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Payment } from "../Payment.ts";
import type { PaymentContext } from "../PaymentContext.ts";
import type { MoneyOrder, PaymentProvider, ProviderReport } from "../../providers/PaymentProvider.ts";
import { nextPayment } from "./paymentState.ts";
import { ProviderError } from "../../providers/providerHttp.ts";

/** A payment as reported by its provider. */
type ReportedPayment = Pick<ProviderReport, "providerId" | "status">;

/** A direction in which money moves, and the payment state it starts from. */
interface Move {
  readonly from: "authorised" | "rejected";
  readonly verdict: "captured" | "voided";
  readonly entry: "capture" | "void";
  readonly run: (provider: PaymentProvider, payment: ReportedPayment, money: MoneyOrder) => Promise<unknown>;
}

const taking: Move = {
  from: "authorised",
  verdict: "captured",
  entry: "capture",
  run: (provider, { providerId }, money) => provider.capture(providerId, { ...money, lines: [] }),
};

const givingBack: Move = {
  from: "rejected",
  verdict: "voided",
  entry: "void",
  run: (provider, { providerId, status }, money) =>
    status === "captured"
      ? provider.refund(providerId, { ...money, captureId: null })
      : provider.release(providerId, money),
};

/** Makes this call the only one that moves the money; an unfinished claim expires after a minute. */
async function claim({ db }: PaymentContext, paymentId: number, { from }: Move): Promise<Payment | null> {
  const row = await db
    .updateTable("payment")
    .set({ claimed_at: sql<Date>`now()` })
    .where("id", "=", paymentId)
    .where("state", "=", from)
    .where((eb) => eb.or([eb("claimed_at", "is", null), eb("claimed_at", "<", sql<Date>`now() - interval '1 minute'`)]))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

async function record(db: Transaction<Database>, payment: Payment, move: Move): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("payment")
    .set({ state: nextPayment(move.from, move.verdict).state, claimed_at: null, updated_at: new Date() })
    .where("id", "=", payment.id)
    .where("state", "=", move.from)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await db
    .insertInto("payment_ledger")
    .values({ payment_id: payment.id, kind: move.entry, amount_ore: payment.amount_ore })
    .execute();
}

/**
 * Moves the money unless already done. When voiding, the whole amount the provider holds is returned, even if another
 * one was agreed.
 */
async function run(
  provider: PaymentProvider,
  { payment, id }: { readonly payment: Payment; readonly id: string },
  move: Move,
): Promise<void> {
  const report = await provider.read(id);
  if (report.status === move.verdict) return;
  const amountOre = move.verdict === "voided" ? report.amountOre : payment.amount_ore;
  await move.run(provider, report, { amountOre, key: `${move.entry}-${payment.reference}` });
}

/** Moves the money once. False: another call does it, there is nothing to move, or the provider did not answer. */
async function moveOnce(context: PaymentContext, paymentId: number, move: Move): Promise<boolean> {
  const payment = await claim(context, paymentId, move);
  const provider = payment === null ? undefined : context.providers.get(payment.provider);
  if (payment === null || provider === undefined || payment.provider_id === null) return false;
  try {
    await run(provider, { payment, id: payment.provider_id }, move);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // The claim stays for its minute, so that a request the provider may still be processing is not repeated.
    const details = { paymentId, provider: provider.name, trouble: error.trouble, status: error.status };
    context.warn(details, `the ${move.entry} of a payment has to be tried again`);
    return false;
  }
  await context.db.transaction().execute((transaction) => record(transaction, payment, move));
  return true;
}

/**
 * Captures the full amount of an authorised payment, once even if called repeatedly, for providers that take it when an
 * order is placed. False for all others, whose money is captured at shipping.
 */
export async function captureMoney(context: PaymentContext, paymentId: number): Promise<boolean> {
  const { provider: name } = await context.db
    .selectFrom("payment")
    .select("provider")
    .where("id", "=", paymentId)
    .executeTakeFirstOrThrow();
  if (context.providers.get(name)?.moneyTaken !== "at-once") return false;
  return moveOnce(context, paymentId, taking);
}

/** Returns the money of a rejected payment, once even if called repeatedly. */
export async function giveMoneyBack(context: PaymentContext, paymentId: number): Promise<boolean> {
  return moveOnce(context, paymentId, givingBack);
}
