import { pageAddress } from "@torg/pages/contract";
import { loadOrderableCheckout } from "../../checkout/loadCheckout.ts";
import { refuse } from "../../http/responses/Refusal.ts";
import type { FormBuyer, OpenedPayment } from "../../orders/payment/FormPayment.ts";
import { OrderRollback } from "../../orders/placing/OrderRollback.ts";
import { cartDigest } from "../../orders/payment/paymentOrder.ts";
import { checkForm } from "../../orders/placing/placeOrder.ts";
import { refuseOrder } from "../../orders/placing/refuseOrder.ts";
import type { PaymentProvider } from "../../providers/PaymentProvider.ts";
import type { PaymentApp } from "../../providers/Provider.ts";
import { ProviderError } from "../../providers/providerHttp.ts";
import { providerNamed } from "../../providers/providers.ts";
import { orderingTexts } from "../../texts/orderingTexts.ts";
import { ensureSession, type Shopper } from "./ensureSession.ts";
import { type CurrentPayment, currentPayment, retirePayment } from "./currentPayment.ts";
import type { PaymentContext } from "../PaymentContext.ts";
import { settlePayment } from "../settling/settlePayment.ts";

interface Opening {
  readonly provider: PaymentProvider;
  readonly app: PaymentApp;
  readonly shopper: Shopper;
}

/** What becomes of a cart's current payment: it is used again, replaced by a new one, or was decided meanwhile. */
type EarlierPayment = "reuse" | "replace" | "decided";

/**
 * Retires a payment that can no longer be approved or was for another order; the latter is cancelled at the provider.
 * One approved in the meantime has become an order or is refunded: then "decided".
 */
async function settleEarlierPayment(
  context: PaymentContext,
  { provider, shopper: { checkout } }: Opening,
  { payment, isNew }: CurrentPayment,
): Promise<EarlierPayment> {
  if (isNew) return "reuse";
  // Without an id its opening was never confirmed: nobody can approve it, and its reference is used up.
  if (payment.provider_id !== null) {
    const { state } = await settlePayment(context, { paymentId: payment.id });
    if (state === "open" && payment.cart_digest === cartDigest(checkout)) return "reuse";
    if (state === "open") await provider.cancel?.(payment.provider_id).catch(ignoreProvider);
    if (state !== "open" && state !== "failed") return "decided";
  }
  await retirePayment(context, payment);
  return "replace";
}

/** A payment that could not be cancelled expires by itself without consequences. */
function ignoreProvider(error: unknown): void {
  if (!(error instanceof ProviderError)) throw error;
}

async function openPayment(context: PaymentContext, opening: Opening): Promise<OpenedPayment | null> {
  const { provider, app, shopper } = opening;
  try {
    const current = await currentPayment(context, shopper.checkout, provider.name);
    const earlier = await settleEarlierPayment(context, opening, current);
    const reused = earlier === "reuse" ? { payment: current.payment } : {};
    const { reference } =
      earlier === "decided" ? current.payment : await ensureSession(context, provider, { ...shopper, ...reused });
    return { ok: true, redirectUrl: pageAddress("paymentReturn", reference) };
  } catch (error) {
    // It was ordered since it was read; the order route responds with that order.
    if (error instanceof OrderRollback && error.problem.code === "cart-ordered") return null;
    if (error instanceof OrderRollback) return { ok: false, refusal: refuseOrder(error.problem) };
    if (!(error instanceof ProviderError)) throw error;
    const { trouble, status, code } = error;
    context.warn({ provider: provider.name, trouble, status, code }, "a payment could not be opened");
    const message = code === "" ? orderingTexts.paymentUnreachable : app.troubleOf(code);
    return { ok: false, refusal: refuse(code === "" ? 503 : 409, message) };
  }
}

/**
 * Opens the payment of an order that is approved in an app, once the form is complete and nothing prevents the order.
 * Null: another payment method is chosen, nothing is left to pay, or the cart is already ordered.
 */
export async function openFormPayment(context: PaymentContext, buyer: FormBuyer): Promise<OpenedPayment | null> {
  const { db } = context;
  const { sessionId, form, address } = buyer;
  const { checkout } = await loadOrderableCheckout(db, sessionId, buyer.open);
  const handler = checkout.payment.selected?.handler ?? "";
  const app = providerNamed(handler)?.app;
  const provider = context.providers.get(handler);
  const isPaid =
    !checkout.configuration.isQuote && checkout.overrides.snippet === undefined && checkout.rows.length > 0;
  if (app === undefined || provider === undefined || !isPaid || checkout.pricing.dueOre === 0) return null;
  try {
    await checkForm(db, checkout, { form, kind: handler, now: new Date() });
  } catch (error) {
    if (error instanceof OrderRollback) return { ok: false, refusal: refuseOrder(error.problem) };
    throw error;
  }
  const sealed = { ...form, identityNumber: await context.seal(form.identityNumber, db) };
  return openPayment(context, { provider, app, shopper: { checkout, address, buyer: sealed } });
}
