import type { PaymentState } from "../../database/tables/paymentTables.ts";
import { dropLapsedDiscounts } from "../../orders/placing/dropLapsedDiscounts.ts";
import { OrderRollback } from "../../orders/placing/OrderRollback.ts";
import type { PaymentProvider, ProviderReport } from "../../providers/PaymentProvider.ts";
import { ProviderError } from "../../providers/providerHttp.ts";
import { applyPaymentStep } from "./applyPaymentStep.ts";
import { captureMoney, giveMoneyBack } from "./moveMoney.ts";
import type { Payment } from "../Payment.ts";
import type { PaymentContext } from "../PaymentContext.ts";
import { verifyReport } from "./verifyReport.ts";

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

const settled = (
  { state, order_id: orderId }: Payment,
  { isUncertain = false, failure }: { readonly isUncertain?: boolean; readonly failure?: string | undefined } = {},
): SettledPayment => ({ state, orderId, isUncertain, ...(failure === undefined ? {} : { failure }) });

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
    return await applyPaymentStep(context, payment.id, { report, verification });
  } catch (error) {
    if (!(error instanceof OrderRollback)) throw error;
    const { code: problem } = error.problem;
    if (error.problem.code === "discount-used-up" && payment.session_id !== null) {
      await dropLapsedDiscounts(context.db, payment.session_id, error.problem.discountId);
    }
    context.warn({ paymentId: payment.id, provider: provider.name, problem }, "a paid cart could not be ordered");
    return applyPaymentStep(context, payment.id, { report, verification: { verdict: "unfit", problem } });
  }
}

/** Logs that a provider could not be asked, and moves the payment to the end of the queue of checks. */
async function leaveUncertain(
  { db, warn }: PaymentContext,
  payment: Payment,
  trouble: Readonly<Record<string, unknown>>,
): Promise<SettledPayment> {
  const { id, provider } = payment;
  await db.updateTable("payment").set({ checked_at: new Date() }).where("id", "=", id).execute();
  warn({ paymentId: id, provider, ...trouble }, "a payment provider could not be asked");
  return settled(payment, { isUncertain: true });
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
  if (provider === undefined) return leaveUncertain(context, payment, { trouble: "no-access" });
  let report: ProviderReport;
  try {
    report = await provider.read(providerId);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return leaveUncertain(context, payment, { trouble: error.trouble, status: error.status });
  }
  const next = await applyReport(context, { payment, provider }, report);
  if (next.state === "authorised") await captureMoney(context, next.id);
  if (next.state === "rejected") await giveMoneyBack(context, next.id);
  return settled(await findPayment(context, paymentId), { failure: report.failure });
}
