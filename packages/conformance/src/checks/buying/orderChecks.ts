import { addToCartCall } from "@torg/cart/contract";
import {
  checkoutFields,
  freeOrderCall,
  manualPaymentCall,
  showCheckoutCall,
  updateCustomerTypeCall,
  updateDeliveryTypeCall,
  updatePaymentTypeCall,
  updatePostalCodeCall,
} from "@torg/checkout/contract";
import type { Check, Probe } from "../../core/Check.ts";
import { member } from "../../core/member.ts";
import { demand, demandSame, NotTried, need } from "../../core/outcomes.ts";
import type { Visitor } from "../../core/Visitor.ts";
import { buyer, nobody } from "../../shop/buyer.ts";
import { fillCart, readCart } from "../../shop/fillCart.ts";
import { visitWithCart } from "./checkoutChecks.ts";

const orderCalls = [freeOrderCall, manualPaymentCall] as const;

function needOrders(probe: Probe): void {
  if (!probe.mayOrder) throw new NotTried("It places an order: allow it with --orders.");
}

async function emptyCart(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  for (const call of orderCalls) {
    const { status } = await visitor.send(call, nobody);
    if (status !== 422 && status !== 409) probe.fault(`${call.path} with an empty cart answered ${status}.`);
  }
}

/** Chooses a delivery, if there is a choice: the cheapest, so that a free order stays free. */
async function chooseDelivery(probe: Probe, visitor: Visitor, most = Infinity): Promise<void> {
  await visitor.send(updatePostalCodeCall, { postalCode: probe.hints.postalCode ?? "11122" });
  const { delivery } = await visitor.ask(showCheckoutCall, {});
  const open = delivery?.options.filter(({ disabled, priceOre }) => !disabled && (priceOre ?? 0) <= most) ?? [];
  const [option] = open.toSorted((a, b) => (a.priceOre ?? 0) - (b.priceOre ?? 0));
  if (option === undefined) return;
  const shippingOptionId = option.shippingOptions[0]?.key ?? null;
  await visitor.ask(updateDeliveryTypeCall, { deliveryId: option.id, shippingOptionId });
}

/**
 * A company with one product, a delivery and a payment that needs no provider; not tried if orders must not be placed.
 */
export async function readyCompany(probe: Probe): Promise<Visitor> {
  needOrders(probe);
  const visitor = await visitWithCart(probe);
  const { paymentTypes: offered } = await visitor.ask(updateCustomerTypeCall, { customerType: "company" });
  await chooseDelivery(probe, visitor);
  for (const { id } of offered.toReversed()) {
    const { snippet } = await visitor.ask(updatePaymentTypeCall, { paymentTypeId: id });
    if (snippet === "manual_payment") return visitor;
  }
  throw new NotTried("No payment type of companies is manual_payment.");
}

async function namesFields(probe: Probe): Promise<void> {
  const visitor = await readyCompany(probe);
  const { data } = await visitor.refused(manualPaymentCall, nobody, { status: 422 });
  for (const name of ["email", "identityNumber", "address", "city", "acceptsTerms"] as const) {
    const field = checkoutFields[name];
    const texts = member(member(data, "errors"), field);
    if (!Array.isArray(texts)) probe.fault(`A form without ${field} is refused without a text at that field.`);
  }
  const bad = await visitor.refused(manualPaymentCall, { ...buyer, email: "no address" }, { status: 422 });
  demand(
    Array.isArray(member(member(bad.data, "errors"), checkoutFields.email)),
    "A wrong e-mail address has no text at its field.",
  );
  const terms = { ...buyer, acceptsTerms: false };
  await visitor.refused(manualPaymentCall, terms, { status: 422 });
  demandSame((await readCart(visitor)).lines.length, 1, "The lines of the cart after refused orders");
}

async function freeIsFree(probe: Probe): Promise<void> {
  const visitor = await readyCompany(probe);
  const { status } = await visitor.send(freeOrderCall, buyer);
  demand(status === 422 || status === 409, `An order that costs something went through freeorder with ${status}.`);
}

async function placesOnce(probe: Probe): Promise<void> {
  const visitor = await readyCompany(probe);
  const answers = await Promise.all([1, 2, 3].map(() => visitor.send(manualPaymentCall, buyer)));
  const read = answers.flatMap(({ status, data }) => {
    const answer = manualPaymentCall.response.safeParse(data);
    return status === 200 && answer.success ? [answer.data] : [];
  });
  const [order] = need(read.length > 0 ? read : null, `The order was refused: ${answers[0]?.text ?? ""}`);
  demandSame(
    new Set(read.map(({ orderId }) => orderId)).size,
    1,
    "The number of orders after one form was sent three times",
  );
  demand((order?.redirectUrl ?? "").startsWith("/"), "redirect_url is no address of the shop.");
  demandSame((await readCart(visitor)).lines, [], "The cart after the order");
  const later = await visitor.send(manualPaymentCall, buyer);
  const again = manualPaymentCall.response.safeParse(later.data);
  const isSame = later.status === 200 && again.success && again.data.orderId === order?.orderId;
  demand(isSame || later.status >= 400, "The form made another order when it was sent once more.");
}

async function placesFree(probe: Probe): Promise<void> {
  needOrders(probe);
  const free = (await probe.shop.products()).find(
    (product) => product.priceOre === 0 && !product.hidesPrice && product.addToCartUrl !== null,
  );
  const { productId: id, addToCartUrl: url } = need(free, "No product that was looked at costs nothing.");
  const visitor = await probe.visit();
  await visitor.ask(addToCartCall, { productId: id }, { url: url ?? "" });
  await visitor.ask(updateCustomerTypeCall, { customerType: "company" });
  await chooseDelivery(probe, visitor, 0);
  demandSame(
    (await visitor.ask(showCheckoutCall, {})).snippet,
    "free_order",
    "The snippet of a cart that costs nothing",
  );
  const { redirectUrl: address } = await visitor.ask(freeOrderCall, buyer);
  demand(address.startsWith("/"), "redirect_url is no address of the shop.");
  demandSame((await readCart(visitor)).lines, [], "The cart after the order");
}

async function refusesOversold(probe: Probe): Promise<void> {
  const visitor = await readyCompany(probe);
  const found = (await probe.shop.products()).find(
    ({ stock, maxPurchasableQuantity: max, addToCartUrl: url, isParent }) =>
      stock > 0 && stock < 1000 && (max ?? Infinity) > stock && url === null && !isParent,
  );
  const { productId: id, stock } = need(found, "No product can be asked for beyond its stock.");
  await fillCart(visitor, { [id]: { quantity: stock + 1 } });
  await visitor.refused(manualPaymentCall, buyer, { status: 409 });
  demand((await readCart(visitor)).lines.length > 0, "A refused order emptied the cart.");
}

/** The checks of orders that need no payment provider. */
export const orderChecks: readonly Check[] = [
  { id: "orders.empty", section: "7.12", title: "takes no order without products", run: emptyCart },
  { id: "orders.fields", section: "7.13", title: "says at every field of an order what is missing", run: namesFields },
  { id: "orders.free-only", section: "7.12", title: "takes no order as free that costs something", run: freeIsFree },
  {
    id: "orders.once",
    section: "7.13",
    title: "places an order once, however often the form is sent",
    run: placesOnce,
  },
  { id: "orders.free", section: "7.12", title: "places an order that costs nothing", run: placesFree },
  { id: "orders.oversold", section: "7.13", title: "refuses an order of more than there is", run: refusesOversold },
];
