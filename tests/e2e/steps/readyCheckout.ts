import type { BrowserContext } from "playwright-core";
import * as z from "zod/mini";

const tokenSchema = z.object({ token: z.string() });

/** Sends a request as the shop's own scripts do, in the session of a visitor who has no page open. */
async function call(
  { request }: BrowserContext,
  url: string,
  data: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { token } = tokenSchema.parse(await (await request.get(new URL("/api/internal/csrf-token", url).href)).json());
  const headers = { "x-csrf-token": token, "x-requested-with": "XMLHttpRequest", accept: "application/json" };
  const answer = await request.post(url, { data, headers });
  if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}: ${await answer.text()}`);
}

/** Adds one of each product to the cart, for tests of later steps; `putIntoCart` uses pages. */
export async function readyCart(
  context: BrowserContext,
  address: string,
  productIds: readonly number[],
): Promise<void> {
  for (const id of productIds) await call(context, `${address}/kassa/lagg-i-varukorg/${id}`);
}

/** Selects products to compare, as an earlier page would. */
export async function readyComparison(
  context: BrowserContext,
  address: string,
  productIds: readonly number[],
): Promise<void> {
  for (const product_id of productIds) await call(context, `${address}/api/internal/compare/store`, { product_id });
}

/** Chooses the delivery of a visitor whose postal code is known. */
export async function chooseDelivery(context: BrowserContext, address: string, deliveryId: number): Promise<void> {
  await call(context, `${address}/checkoutv3/deliverytypes/update`, { delivery_type_id: deliveryId });
}

/** Sets a visitor's postal code. */
async function tellPostalCode(context: BrowserContext, address: string): Promise<void> {
  await call(context, `${address}/checkoutv3/deliverytypes/update_postal_code`, { postal_code: "127 47" });
}

/** Sets home delivery for a visitor. */
export async function deliverHome(context: BrowserContext, address: string): Promise<void> {
  await tellPostalCode(context, address);
  await chooseDelivery(context, address, 2);
}

/** Brings a visitor to the payment: one washing machine, delivered home; the purchase test uses pages. */
export async function readyCheckout(context: BrowserContext, address: string): Promise<void> {
  await readyCart(context, address, [1008]);
  await deliverHome(context, address);
}

/** Brings a visitor with a cart to a company's invoice, without a chosen delivery. */
export async function readyUndelivered(context: BrowserContext, address: string): Promise<void> {
  await call(context, `${address}/checkoutv3/checkoutv3/update_customer_type`, { customer_type: "company" });
  await tellPostalCode(context, address);
  await choosePayment(context, address, "5");
}

/** Brings a visitor with a cart to a company's invoice, delivered home. */
export async function readyInvoice(context: BrowserContext, address: string): Promise<void> {
  await readyUndelivered(context, address);
  await chooseDelivery(context, address, 2);
}

/** Chooses the payment of a visitor whose delivery is chosen: "2" is paid inside the checkout page. */
export async function choosePayment(context: BrowserContext, address: string, paymentId: string): Promise<void> {
  await call(context, `${address}/checkoutv3/paymentTypes/update`, { payment_type_id: paymentId });
}

/** Adds a message to the order, as an earlier visit would. */
export async function leaveMessage(context: BrowserContext, address: string, message: string): Promise<void> {
  await call(context, `${address}/api/internal/orders/update_order_message`, { order_message: message });
}

const cartSchema = z.object({ products: z.array(z.object({ product_id: z.number(), row_id: z.string() })) });

/** Removes a product from the cart, as another tab of the visitor would. */
export async function takeOutOfCart(context: BrowserContext, address: string, productId: number): Promise<void> {
  const answer = await context.request.get(`${address}/checkoutv3/products/index`);
  const line = cartSchema.parse(await answer.json()).products.find((one) => one.product_id === productId);
  const products = { [productId]: { quantity: 0, row_id: line?.row_id } };
  await call(context, `${address}/checkoutv3/products/update`, { products });
}

/** Completes a payment with Svea's stand-in, which soon notifies the shop while the checkout page stays as it is. */
export async function payMeanwhile(context: BrowserContext, address: string): Promise<void> {
  await call(context, `${address}/_providers/svea/act`, { action: "complete", notice: "once" });
}

/** Places a company's order by invoice with home delivery, as the checkout script would. */
export async function orderByInvoice(
  context: BrowserContext,
  address: string,
  { company, productIds }: { readonly company: string; readonly productIds: readonly number[] },
): Promise<void> {
  await readyCart(context, address, productIds);
  await readyInvoice(context, address);
  await call(context, `${address}/checkout/manual_payment`, {
    user_company: company,
    user_pnr: "556016-0680",
    user_firstname: "Anna",
    user_lastname: "Andersson",
    user_email: "anna@snickeri.example",
    user_mobile: "070-123 45 67",
    user_address: "Storgatan 1",
    user_co: "",
    user_zipcode: "127 47",
    user_city: "Skärholmen",
    customer_type: "company",
    order_accept_terms: "1",
    order_total: "",
  });
}

/** Logs a visitor in, as the box at the checkout would. */
export async function logIn(
  context: BrowserContext,
  address: string,
  login: { readonly email: string; readonly password: string },
): Promise<void> {
  await call(context, `${address}/konto/login_from_checkout`, login);
}
