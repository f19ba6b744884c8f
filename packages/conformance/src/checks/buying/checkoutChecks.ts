import { loginFromCheckoutCall, logOutCall } from "@torg/account/contract";
import { pageAddress } from "@torg/pages/contract";
import { updateProductsCall } from "@torg/cart/contract";
import {
  showCheckoutCall,
  subscribeCall,
  updateCountryCall,
  updateCustomerTypeCall,
  updateOrderMessageCall,
  updatePaymentTypeCall,
} from "@torg/checkout/contract";
import { toKronor } from "@torg/format";
import type { Check, Probe } from "../../core/Check.ts";
import { member } from "../../core/member.ts";
import { compareMessage } from "../../core/messages.ts";
import { demand, demandSame, NotTried, need } from "../../core/outcomes.ts";
import type { Visitor } from "../../core/Visitor.ts";
import { cartProblems } from "../../shop/cartProblems.ts";
import { readCart } from "../../shop/fillCart.ts";
import { contractTexts, sampleTexts } from "../../texts/sv.ts";

/** A visitor with one product in the cart. */
export async function visitWithCart(probe: Probe): Promise<Visitor> {
  const visitor = await probe.visit();
  const { productId: id } = await probe.shop.oneBuyable();
  await visitor.ask(updateProductsCall, { products: { [id]: { quantity: 1 } }, refreshCheckout: false });
  return visitor;
}

const show = (visitor: Visitor) => visitor.ask(showCheckoutCall, {});

async function countries(probe: Probe): Promise<void> {
  const page = await probe.shop.page(pageAddress("checkout"));
  const visitor = await visitWithCart(probe);
  const refused = await visitor.refused(updateCountryCall, { countryCode: "ZZ" }, { status: 422 });
  compareMessage(probe, refused, contractTexts.countryUnavailable);
  const codes = page?.page === "checkout" ? page.countries.map(({ code }) => code) : [];
  for (const code of new Set([...codes, "SE"])) {
    const { countryCode: chosen } = await visitor.ask(updateCountryCall, { countryCode: code });
    demandSame(chosen, code, "The country that was chosen");
  }
}

const flags = { private: "isForPrivate", company: "isForCompany" } as const;

async function customerTypes(probe: Probe): Promise<void> {
  const visitor = await visitWithCart(probe);
  for (const type of ["company", "private"] as const) {
    const checkout = await visitor.ask(updateCustomerTypeCall, { customerType: type });
    demandSame(checkout.customerType, type, "The customer type that was chosen");
    demandSame((await show(visitor)).customerType, type, "The customer type that show answers");
    const cart = await readCart(visitor);
    demandSame(cart.includesVat, checkout.includesVat, "includes_vat of the cart beside the checkout's");
    for (const problem of cartProblems(cart)) probe.fault(`As ${type}: ${problem}`);
  }
  const bad = await visitor.sendBad(updateCustomerTypeCall, {
    type: "application/json",
    body: '{"customer_type":"alien"}',
  });
  demandSame(bad.status, 422, "The status for an unknown customer type");
}

async function paymentTypes(probe: Probe): Promise<void> {
  const visitor = await visitWithCart(probe);
  const { paymentTypes: offered, customerType: type } = await show(visitor);
  if (offered.length === 0) throw new NotTried("The checkout offers no payment types.");
  let chosen: string | null = null;
  for (const payment of offered) {
    const { id } = payment;
    const isAllowed = payment[flags[type]];
    const { status, data } = await visitor.send(updatePaymentTypeCall, { paymentTypeId: id });
    if (status !== (isAllowed ? 200 : 422)) probe.fault(`Choosing payment type ${id} answered ${status}.`);
    if (isAllowed) chosen = id;
    if (!isAllowed) continue;
    demandSame(member(data, "selected_payment_type"), id, "The payment type that was chosen");
    const isShown = member(data, "snippet") || member(data, "payment_problem");
    if (!isShown) probe.fault(`Payment type ${id} is chosen, but has neither a snippet nor a problem.`);
  }
  const refused = await visitor.refused(updatePaymentTypeCall, { paymentTypeId: "no-such" }, { status: 422 });
  compareMessage(probe, refused, contractTexts.paymentUnavailable);
  demandSame((await show(visitor)).selectedPaymentTypeId, chosen, "The payment type after a refusal");
}

async function paymentFollowsCustomer(probe: Probe): Promise<void> {
  const visitor = await visitWithCart(probe);
  const company = await visitor.ask(updateCustomerTypeCall, { customerType: "company" });
  const only = company.paymentTypes.find((payment) => !payment.isForPrivate);
  const { id } = need(only, "Every payment type is for private persons too.");
  await visitor.ask(updatePaymentTypeCall, { paymentTypeId: id });
  const personal = await visitor.ask(updateCustomerTypeCall, { customerType: "private" });
  demand(personal.selectedPaymentTypeId !== id, "A payment type stays selected that private persons may not use.");
  const chosen = personal.paymentTypes.find((one) => one.id === personal.selectedPaymentTypeId);
  demand(chosen?.isForPrivate !== false, "Another payment type is selected that is not allowed either.");
  await visitor.refused(updatePaymentTypeCall, { paymentTypeId: id }, { status: 422 });
}

async function copiesAgree(probe: Probe): Promise<void> {
  const visitor = await visitWithCart(probe);
  const { data } = await visitor.send(showCheckoutCall, {});
  const inner = member(data, "delivery_checkout");
  if (inner === null || inner === undefined) throw new NotTried("The checkout has no delivery.");
  for (const name of ["requires_postal_code", "free_delivery_limit"]) {
    demandSame(member(inner, name), member(data, name), `${name} inside delivery_checkout beside the outer one`);
  }
  const cart = await readCart(visitor);
  const { freeDeliveryLimitOre: limitOre } = cart;
  const limit = limitOre === null ? null : toKronor(limitOre);
  demandSame(limit, member(data, "free_delivery_limit"), "free_delivery_limit of the cart");
}

async function orderMessage(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  const saved = await visitor.ask(updateOrderMessageCall, { orderMessage: sampleTexts.message });
  demandSame(saved.orderMessage, sampleTexts.message, "The message that was saved");
  demandSame((await show(visitor)).orderMessage, sampleTexts.message, "The message that show answers");
  await visitor.ask(updateOrderMessageCall, { orderMessage: "x".repeat(1000) });
  await visitor.refused(updateOrderMessageCall, { orderMessage: "x".repeat(1001) }, { status: 422 });
  demandSame((await show(visitor)).orderMessage.length, 1000, "The length of the message after one that was too long");
  await visitor.ask(updateOrderMessageCall, { orderMessage: "" });
  demandSame((await show(visitor)).orderMessage, "", "The message after it was removed");
}

async function newsletter(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  for (const isWanted of [true, false]) {
    const saved = await visitor.ask(subscribeCall, { isWanted });
    demandSame(saved.isWanted, isWanted, "The newsletter choice that was saved");
    const { newsletter: shown } = await show(visitor);
    if (shown !== null) demandSame(shown.isWanted, isWanted, "The newsletter choice that show answers");
  }
}

async function loginWords(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  const empty = await visitor.ask(loginFromCheckoutCall, { email: "", password: "" });
  demand(empty.error && typeof empty.msg === "object", "A login without anything is not refused field by field.");
  demandSame(Object.keys(empty.msg).sort(), ["email", "password"], "The fields that are missing");
  const wrong = await visitor.ask(loginFromCheckoutCall, { email: "nobody@example.com", password: "wrong" });
  demand(wrong.error, "A login of nobody succeeds.");
  if (wrong.msg !== contractTexts.loginRefused) probe.warn(`A wrong login says ${JSON.stringify(wrong.msg)}.`);
  demandSame((await show(visitor)).user, null, "The user after wrong logins");
}

async function logsIn(probe: Probe): Promise<void> {
  const login = need(probe.hints.login, "No login was given: see login of --data.");
  const visitor = await visitWithCart(probe);
  const refused = await visitor.ask(loginFromCheckoutCall, { ...login, password: `${login.password}x` });
  demand(refused.error, "A wrong password is let in.");
  const answer = await visitor.ask(loginFromCheckoutCall, login);
  demandSame({ error: answer.error, msg: answer.msg }, { error: false, msg: "" }, "The answer to the right login");
  await visitor.begin();
  const { user } = await show(visitor);
  demandSame(user?.email, login.email, "The e-mail address that show fills in");
  demandSame((await readCart(visitor)).lines.length > 0, true, "Whether the cart has lasted through the login");
  const left = await visitor.send(logOutCall, {});
  if (left.status === 404) return;
  await visitor.begin();
  demandSame((await show(visitor)).user, null, "The user after the logout");
}

/** The checks of the checkout's data and of every choice but delivery. */
export const checkoutChecks: readonly Check[] = [
  {
    id: "checkout.countries",
    section: "7.2",
    title: "takes the countries it delivers to and no others",
    run: countries,
  },
  {
    id: "checkout.customer",
    section: "7.6",
    title: "follows the customer type in payment and prices",
    run: customerTypes,
  },
  {
    id: "checkout.payment",
    section: "7.3",
    title: "takes the payment types it offers and no others",
    run: paymentTypes,
  },
  {
    id: "checkout.payment-allowed",
    section: "7.3",
    title: "leaves no payment selected that is not allowed",
    run: paymentFollowsCustomer,
  },
  { id: "checkout.copies", section: "3.7", title: "says the same where a field occurs twice", run: copiesAgree },
  {
    id: "checkout.message",
    section: "7.9",
    title: "keeps a message of 1,000 characters, and no longer one",
    run: orderMessage,
  },
  { id: "checkout.newsletter", section: "7.10", title: "keeps the newsletter choice", run: newsletter },
  { id: "login.refused", section: "7.11", title: "says what is missing and lets nobody in", run: loginWords },
  { id: "login.enters", section: "7.11", title: "lets the right customer in, with the cart", run: logsIn },
];
