import type { CustomerForm } from "@torg/checkout/domain/customer";
import { fillPath } from "@torg/format/addresses";
import type { LoadedCheckout } from "../../checkout/LoadedCheckout.ts";
import { cartDigest, paymentOrder } from "../../orders/payment/paymentOrder.ts";
import type { PaymentProvider, ProviderSession } from "../../providers/PaymentProvider.ts";
import type { Payment } from "../Payment.ts";
import type { PaymentContext } from "../PaymentContext.ts";
import { snippetPath } from "../paymentPaths.ts";
import { needsReservation, reservePaymentStock } from "../reservations/reservePaymentStock.ts";
import { reservesStockAtOnce } from "../reservations/reservesStockAtOnce.ts";
import { guardSnippet } from "../snippets/guardSnippet.ts";
import { hostsOf } from "../snippets/paymentHosts.ts";
import { currentPayment, retirePayment } from "./currentPayment.ts";
import { noAddresses, paymentAddresses } from "./paymentAddresses.ts";

/** The shopper about to pay: the checkout, and the pseudonym of the viewer's IP address. */
export interface Shopper {
  readonly checkout: LoadedCheckout;
  readonly address: string | null;
  /** The buyer from the shop's own form; the identity number is sealed. */
  readonly buyer?: CustomerForm;
  /** The current payment, if already looked up. */
  readonly payment?: Payment;
}

async function storeSession(
  { db }: PaymentContext,
  payment: Payment,
  opened: Pick<Shopper, "checkout" | "buyer"> & { readonly session: ProviderSession },
): Promise<Payment> {
  const { session, checkout, buyer } = opened;
  const guarded = guardSnippet(session.snippet ?? "", {
    hosts: hostsOf(payment.provider),
    addressOf: (index) => fillPath(snippetPath, payment.reference, `${index}.js`),
  });
  const order = paymentOrder(checkout, payment.reference, noAddresses);
  const row = await db
    .updateTable("payment")
    .set({
      provider_id: session.providerId ?? payment.provider_id,
      snippet: session.snippet === null ? null : guarded.html,
      snippet_scripts: JSON.stringify(guarded.scripts),
      redirect_url: session.redirectUrl,
      app_token: session.appToken ?? null,
      ...(buyer === undefined ? {} : { buyer: JSON.stringify(buyer) }),
      amount_ore: order.amountOre,
      cart_digest: cartDigest(checkout),
      updated_at: new Date(),
    })
    .where("id", "=", payment.id)
    .where("state", "in", ["open", "failed"])
    .returningAll()
    .executeTakeFirst();
  return row ?? payment;
}

/** Reserves the goods before a provider that never asks back gets a new or changed cart. */
async function reserveFor(context: PaymentContext, payment: Payment, shopper: Shopper): Promise<void> {
  if (reservesStockAtOnce(payment.provider)) await reservePaymentStock(context, payment, shopper);
}

/**
 * Makes sure the provider has the current order of a checkout: opens a payment, updates it, or opens another one where
 * the provider allows no change. Rejects with a `ProviderError` when the provider does not answer, and with an
 * `OrderRollback` when goods to reserve are sold out or were reserved for too long, or the cart has become an order.
 */
export async function ensureSession(
  context: PaymentContext,
  provider: PaymentProvider,
  shopper: Shopper,
): Promise<Payment> {
  const { checkout, buyer } = shopper;
  const optionalBuyer = buyer === undefined ? {} : { buyer };
  const payment = shopper.payment ?? (await currentPayment(context, checkout, provider.name)).payment;
  const isSame = payment.cart_digest === cartDigest(checkout);
  const isOpen = payment.snippet !== null || payment.redirect_url !== null;
  if (isSame && isOpen) {
    if (needsReservation(payment, new Date())) await reservePaymentStock(context, payment, shopper);
    return payment;
  }
  await reserveFor(context, payment, shopper);
  const order = paymentOrder(checkout, payment.reference, paymentAddresses(context, payment));
  if (!isOpen && isSame) {
    return storeSession(context, payment, { session: await provider.open(order), checkout, ...optionalBuyer });
  }
  const session = payment.provider_id === null ? null : await provider.update(payment.provider_id, order);
  if (session !== null) return storeSession(context, payment, { session, checkout, ...optionalBuyer });
  await retirePayment(context, payment);
  const { payment: next } = await currentPayment(context, checkout, provider.name);
  await reserveFor(context, next, shopper);
  const opened = await provider.open(paymentOrder(checkout, next.reference, paymentAddresses(context, next)));
  return storeSession(context, next, { session: opened, checkout, ...optionalBuyer });
}
