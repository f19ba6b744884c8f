import { calledOffPath, termsPath } from "@torg/format/addresses";
import { pageAddress } from "@torg/pages/contract";
import type { LoadedCheckout } from "../checkout/loadCheckout.ts";
import { guardSnippet } from "./guardSnippet.ts";
import { keepsStockAtOnce } from "./keepsStockAtOnce.ts";
import { keepStock, needsStockNow } from "./keepStock.ts";
import { hostsOf } from "./paymentHosts.ts";
import type { Payment } from "./Payment.ts";
import type { PaymentContext } from "./PaymentContext.ts";
import { cartDigest, paymentOrder } from "../orders/paymentOrder.ts";
import type { PaymentAddresses, PaymentProvider, ProviderName, ProviderSession } from "../providers/PaymentProvider.ts";

/** Where a provider finds the shop, and tells and asks about a payment. */
export function paymentAddresses({ publicUrl }: PaymentContext, payment: Payment): PaymentAddresses {
  return {
    terms: publicUrl + termsPath,
    checkout: `${publicUrl}${pageAddress("checkout")}`,
    calledOff: publicUrl + calledOffPath,
    back: `${publicUrl}${pageAddress("paymentReturn", payment.reference)}`,
    notice: `${publicUrl}/checkout/notis/${payment.provider}/${payment.notice_token}`,
    validation: `${publicUrl}/checkout/prova/${payment.provider}/${payment.notice_token}`,
    shipping: `${publicUrl}/checkout/frakt/${payment.provider}/${payment.notice_token}`,
  };
}

/** For an order that is only reckoned, not sent. */
const nowhere: PaymentAddresses = {
  terms: "",
  checkout: "",
  calledOff: "",
  back: "",
  notice: "",
  validation: "",
  shipping: "",
};

async function findCurrent(
  { db }: PaymentContext,
  key: { readonly cartKey: string; readonly name: ProviderName },
): Promise<Payment | null> {
  const row = await db
    .selectFrom("payment")
    .selectAll()
    .where("cart_key", "=", key.cartKey)
    .where("provider", "=", key.name)
    .where("is_current", "=", true)
    .where("state", "in", ["open", "failed"])
    .executeTakeFirst();
  return row ?? null;
}

/** The payment of this cart with this provider, made if there is none; two requests at once get the same one. */
async function currentPayment(context: PaymentContext, checkout: LoadedCheckout, name: ProviderName): Promise<Payment> {
  const key = { cartKey: checkout.cartKey, name };
  const known = await findCurrent(context, key);
  if (known !== null) return known;
  const order = paymentOrder(checkout, "", nowhere);
  await context.db
    .insertInto("payment")
    .values({
      provider: name,
      session_id: checkout.sessionId,
      cart_key: checkout.cartKey,
      amount_ore: order.amountOre,
      cart_digest: cartDigest(checkout),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await findCurrent(context, key);
  if (made === null) throw new Error(`There is no payment for the cart ${checkout.cartKey}.`);
  return made;
}

async function retire({ db }: PaymentContext, payment: Payment): Promise<void> {
  await db.updateTable("payment").set({ is_current: false }).where("id", "=", payment.id).execute();
}

async function keepSession(
  { db }: PaymentContext,
  payment: Payment,
  kept: { readonly session: ProviderSession; readonly checkout: LoadedCheckout },
): Promise<Payment> {
  const { session, checkout } = kept;
  const guarded = guardSnippet(session.snippet ?? "", {
    hosts: hostsOf(payment.provider),
    addressOf: (index) => `/kassa/snippet/${payment.reference}/${index}.js`,
  });
  const order = paymentOrder(checkout, payment.reference, nowhere);
  const row = await db
    .updateTable("payment")
    .set({
      provider_id: session.providerId ?? payment.provider_id,
      snippet: session.snippet === null ? null : guarded.html,
      snippet_scripts: JSON.stringify(guarded.scripts),
      redirect_url: session.redirectUrl,
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

/** Who is about to pay: the checkout, and what stands for the address that it is looked at from. */
export interface Shopper {
  readonly checkout: LoadedCheckout;
  readonly address: string | null;
}

/** Keeps the goods before a provider that never asks is told of a new or another cart. */
async function keepFor(context: PaymentContext, payment: Payment, shopper: Shopper): Promise<void> {
  if (keepsStockAtOnce(payment.provider)) await keepStock(context, payment, shopper);
}

/**
 * Makes sure that the provider knows what is to be paid for a checkout: opens a payment, tells of a changed cart, or
 * opens another one where the provider takes no change. Rejects with a `ProviderError` when the provider does not
 * answer, and with an `OrderRefusal` when goods that have to be kept for the payment are sold out or were kept for too long.
 */
export async function ensureSession(
  context: PaymentContext,
  provider: PaymentProvider,
  shopper: Shopper,
): Promise<Payment> {
  const { checkout } = shopper;
  const payment = await currentPayment(context, checkout, provider.name);
  const isSame = payment.cart_digest === cartDigest(checkout);
  const isOpen = payment.snippet !== null || payment.redirect_url !== null;
  if (isSame && isOpen) {
    if (needsStockNow(payment, new Date())) await keepStock(context, payment, shopper);
    return payment;
  }
  await keepFor(context, payment, shopper);
  const order = paymentOrder(checkout, payment.reference, paymentAddresses(context, payment));
  if (!isOpen && isSame) {
    return keepSession(context, payment, { session: await provider.open(order), checkout });
  }
  const session = payment.provider_id === null ? null : await provider.update(payment.provider_id, order);
  if (session !== null) return keepSession(context, payment, { session, checkout });
  await retire(context, payment);
  const next = await currentPayment(context, checkout, provider.name);
  await keepFor(context, next, shopper);
  const opened = await provider.open(paymentOrder(checkout, next.reference, paymentAddresses(context, next)));
  return keepSession(context, next, { session: opened, checkout });
}
