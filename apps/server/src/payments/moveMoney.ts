import { sql, type Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Payment } from "./Payment.ts";
import type { PaymentContext } from "./PaymentContext.ts";
import type { MoneyOrder, PaymentProvider, ProviderReport } from "../providers/PaymentProvider.ts";
import { nextPayment } from "./paymentState.ts";
import { ProviderError } from "../providers/providerHttp.ts";

/** A payment as its provider tells it. */
type ReportedPayment = Pick<ProviderReport, "providerId" | "status">;

/** Which way money moves, and from which state of a payment. */
interface Move {
  readonly from: "authorised" | "rejected";
  readonly word: "captured" | "voided";
  readonly entry: "capture" | "void";
  readonly run: (provider: PaymentProvider, payment: ReportedPayment, money: MoneyOrder) => Promise<unknown>;
}

const taking: Move = {
  from: "authorised",
  word: "captured",
  entry: "capture",
  run: (provider, { providerId }, money) => provider.capture(providerId, { ...money, lines: [] }),
};

const givingBack: Move = {
  from: "rejected",
  word: "voided",
  entry: "void",
  run: (provider, { providerId, status }, money) =>
    status === "captured"
      ? provider.refund(providerId, { ...money, captureId: null })
      : provider.release(providerId, money),
};

/** Makes this call the only one that moves the money; a claim that was never finished ends after a minute. */
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
    .set({ state: nextPayment(move.from, move.word).state, claimed_at: null, updated_at: new Date() })
    .where("id", "=", payment.id)
    .where("state", "=", move.from)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await db
    .insertInto("payment_ledger")
    .values({ payment_id: payment.id, kind: move.entry, amount_ore: payment.amount_ore })
    .execute();
}

/** Moves the money where that is not done yet. What the provider holds may differ from what was agreed: that is given back. */
async function run(
  provider: PaymentProvider,
  { payment, id }: { readonly payment: Payment; readonly id: string },
  move: Move,
): Promise<void> {
  const report = await provider.read(id);
  if (report.status === move.word) return;
  const amountOre = move.word === "voided" ? report.amountOre : payment.amount_ore;
  await move.run(provider, report, { amountOre, key: `${move.entry}-${payment.reference}` });
}

/** Moves the money once. False: somebody else does it, there is nothing to move, or the provider could not be asked. */
async function moveOnce(context: PaymentContext, paymentId: number, move: Move): Promise<boolean> {
  const payment = await claim(context, paymentId, move);
  const provider = payment === null ? undefined : context.providers.get(payment.provider);
  if (payment === null || provider === undefined || payment.provider_id === null) return false;
  try {
    await run(provider, { payment, id: payment.provider_id }, move);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // The claim stays for its minute: what the provider may still be doing is not asked for twice.
    const details = { paymentId, provider: provider.name, trouble: error.trouble, status: error.status };
    context.warn(details, `the ${move.entry} of a payment has to be tried again`);
    return false;
  }
  await context.db.transaction().execute((transaction) => record(transaction, payment, move));
  return true;
}

/**
 * Takes all the money of an authorised payment, once however often it is asked for, for providers that take it when an order
 * is placed. False as well for all others, whose money follows the goods.
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

/** Gives the money of a rejected payment back, once however often it is asked for. */
export async function giveMoneyBack(context: PaymentContext, paymentId: number): Promise<boolean> {
  return moveOnce(context, paymentId, givingBack);
}
