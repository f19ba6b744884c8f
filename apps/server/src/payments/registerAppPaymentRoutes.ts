import { cancelPaymentCall, payAgainCall, paymentStateCall } from "@torg/checkout/contract";
import { cancelledPaymentPath } from "@torg/format/addresses";
import { pageAddress } from "@torg/pages/contract";
import type { FastifyInstance } from "fastify";
import { isUuid } from "../database/isUuid.ts";
import { registerCall } from "../http/registerCall.ts";
import { refuse } from "../http/responses/Refusal.ts";
import { ProviderError } from "../providers/providerHttp.ts";
import { identityNumbersOf } from "../secrets/identityNumbers.ts";
import { addMessage } from "../sessions/flash.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import type { Visit } from "../sessions/Visit.ts";
import { orderingTexts } from "../texts/orderingTexts.ts";
import { serverTexts } from "../texts/sv.ts";
import { openFormPayment } from "./opening/openFormPayment.ts";
import type { Payment } from "./Payment.ts";
import type { PaymentContext } from "./PaymentContext.ts";
import { settlePayment } from "./settling/settlePayment.ts";

type Context = ShopContext & { readonly payments: PaymentContext };

/** A payment of the visitor's own session; null for any other. */
async function ownPayment({ db }: Context, visit: Visit, reference: string): Promise<Payment | null> {
  const session = await visit.find();
  if (session === null || !isUuid(reference)) return null;
  const query = db.selectFrom("payment").selectAll().where("session_id", "=", session.id);
  return (await query.where("reference", "=", reference).executeTakeFirst()) ?? null;
}

/** Milliseconds between two checks of a payment, however many windows ask. */
const askedEvery = 4000;

const isAskedLately = ({ checked_at: at }: Payment): boolean => at !== null && at.getTime() > Date.now() - askedEvery;

/** Whether a payment is still waiting; the provider's webhook usually arrives before this check. */
async function isWaiting({ payments }: Context, payment: Payment): Promise<boolean> {
  if (payment.state !== "open") return false;
  if (isAskedLately(payment)) return true;
  return (await settlePayment(payments, { paymentId: payment.id })).state === "open";
}

/** Cancels a waiting payment, and returns whether it was approved all the same. */
async function cancelPayment({ payments }: Context, payment: Payment): Promise<boolean> {
  const { provider_id: id } = payment;
  try {
    if (id !== null && payment.state === "open") await payments.providers.get(payment.provider)?.cancel?.(id);
  } catch (error) {
    // It may already be decided; its state is checked next.
    if (!(error instanceof ProviderError)) throw error;
  }
  return (await settlePayment(payments, { paymentId: payment.id })).orderId !== null;
}

const gone = () => refuse(404, serverTexts.notFound);

/** Serves the page of a payment that waits for the buyer's app: checks its state, cancels it, or retries it. */
export function registerAppPaymentRoutes(server: FastifyInstance, context: Context): void {
  registerCall(server, paymentStateCall, {
    async answer({ request, visit }) {
      const payment = await ownPayment(context, visit, request.reference);
      return payment === null ? gone() : { isWaiting: await isWaiting(context, payment) };
    },
  });
  registerCall(server, cancelPaymentCall, {
    async answer({ request, visit }) {
      const payment = await ownPayment(context, visit, request.reference);
      if (payment === null) return gone();
      const isPaid = await cancelPayment(context, payment);
      return { redirectUrl: isPaid ? pageAddress("paymentReturn", payment.reference) : cancelledPaymentPath };
    },
    redirectTo: (answer) => answer.redirectUrl,
    ignoresReturnTo: true,
    message: ({ redirectUrl }) => (redirectUrl === cancelledPaymentPath ? orderingTexts.paymentCalledOff : null),
    messageKind: "info",
  });
  registerCall(server, payAgainCall, {
    async answer({ request, visit }) {
      const payment = await ownPayment(context, visit, request.reference);
      const buyer = payment?.buyer ?? null;
      const session = await visit.find();
      if (payment === null || buyer === null || session === null) return gone();
      const { open } = identityNumbersOf(context.config);
      const form = { ...buyer, identityNumber: open(buyer.identityNumber) };
      const formBuyer = { sessionId: session.id, address: visit.address, form, open: visit.sealing().open };
      const opened = await openFormPayment(context.payments, formBuyer);
      if (opened?.ok === true) return { redirectUrl: opened.redirectUrl };
      // The order has changed meanwhile: the checkout shows it, and says why.
      const text = opened === null ? orderingTexts.reviewAgain : opened.refusal.message;
      await addMessage(context.db, session, { kind: "error", text });
      return { redirectUrl: pageAddress("checkout") };
    },
    redirectTo: (answer) => answer.redirectUrl,
    ignoresReturnTo: true,
  });
}
