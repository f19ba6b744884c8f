import type { CustomerForm } from "@torg/checkout/domain/customer";
import { calledOffPath, fillPath, termsPath } from "@torg/format/addresses";
import { pageAddress } from "@torg/pages/contract";
import { sql } from "kysely";
import type { LoadedCheckout } from "../../checkout/loadCheckout.ts";
import { guardSnippet } from "../snippets/guardSnippet.ts";
import { reservesStockAtOnce } from "../reservations/reservesStockAtOnce.ts";
import { reservePaymentStock, needsReservation } from "../reservations/reservePaymentStock.ts";
import { hostsOf } from "../snippets/paymentHosts.ts";
import type { Payment } from "../Payment.ts";
import type { PaymentContext } from "../PaymentContext.ts";
import { webhookPath, shippingPath, snippetPath, validationPath } from "../paymentPaths.ts";
import { OrderRollback } from "../../orders/placing/OrderRollback.ts";
import { cartDigest, paymentOrder } from "../../orders/payment/paymentOrder.ts";
import type {
  PaymentAddresses,
  PaymentProvider,
  ProviderName,
  ProviderSession,
} from "../../providers/PaymentProvider.ts";

/** The shop's addresses for a provider: its pages, and where to report and ask about a payment. */
export function paymentAddresses({ publicUrl }: PaymentContext, payment: Payment): PaymentAddresses {
  const { provider, notice_token: token } = payment;
  return {
    terms: publicUrl + termsPath,
    checkout: `${publicUrl}${pageAddress("checkout")}`,
    cancelled: publicUrl + calledOffPath,
    back: `${publicUrl}${pageAddress("paymentReturn", payment.reference)}`,
    webhook: publicUrl + fillPath(webhookPath, provider, token),
    validation: publicUrl + fillPath(validationPath, provider, token),
    shipping: publicUrl + fillPath(shippingPath, provider, token),
  };
}

/** For an order that is only calculated and not sent. */
const noAddresses: PaymentAddresses = {
  terms: "",
  checkout: "",
  cancelled: "",
  back: "",
  webhook: "",
  validation: "",
  shipping: "",
};

/** The current payment of a cart with a provider. */
export interface CurrentPayment {
  readonly payment: Payment;
  /** Whether it has just been created. */
  readonly isNew: boolean;
}

/**
 * The open payment of this cart with this provider, created if needed; two requests at once get the same one. Rejects
 * with an `OrderRollback` when the cart has become an order meanwhile.
 */
export async function currentPayment(
  { db }: PaymentContext,
  checkout: LoadedCheckout,
  name: ProviderName,
): Promise<CurrentPayment> {
  const { cartKey, sessionId } = checkout;
  const { amountOre } = paymentOrder(checkout, "", noAddresses);
  const existing = sql`
    SELECT *, false AS is_new FROM payment WHERE cart_key = ${cartKey} AND provider = ${name} AND is_current AND state IN ('open', 'failed')`;
  const { rows } = await sql<Payment & { readonly is_new: boolean }>`
    WITH existing AS (${existing}), begun AS (
      INSERT INTO payment (provider, session_id, cart_key, amount_ore, cart_digest)
      SELECT ${name}, ${sessionId}, ${cartKey}, ${amountOre}, ${cartDigest(checkout)}
      WHERE NOT EXISTS (SELECT FROM existing) AND NOT EXISTS (SELECT FROM "order" WHERE cart_key = ${cartKey})
      ON CONFLICT DO NOTHING RETURNING *)
    SELECT * FROM existing UNION ALL SELECT *, true FROM begun`.execute(db);
  // If another request created it at the same moment, the first query's snapshot is too old to show it.
  const [row = (await sql<Payment & { readonly is_new: boolean }>`${existing}`.execute(db)).rows[0]] = rows;
  if (row === undefined) throw new OrderRollback({ code: "cart-ordered" });
  const { is_new: isNew, ...payment } = row;
  return { payment, isNew };
}

/** Retires a payment, so that the cart gets a new one with its provider. */
export async function retire({ db }: PaymentContext, payment: Payment): Promise<void> {
  await db.updateTable("payment").set({ is_current: false }).where("id", "=", payment.id).execute();
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

/** The shopper about to pay: the checkout, and the pseudonym of the viewer's IP address. */
export interface Shopper {
  readonly checkout: LoadedCheckout;
  readonly address: string | null;
  /** The buyer from the shop's own form; the identity number is sealed. */
  readonly buyer?: CustomerForm;
  /** The current payment, if already looked up. */
  readonly payment?: Payment;
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
  await retire(context, payment);
  const { payment: next } = await currentPayment(context, checkout, provider.name);
  await reserveFor(context, next, shopper);
  const opened = await provider.open(paymentOrder(checkout, next.reference, paymentAddresses(context, next)));
  return storeSession(context, next, { session: opened, checkout, ...optionalBuyer });
}
