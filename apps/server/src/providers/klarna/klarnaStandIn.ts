import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import * as z from "zod";
import type { Database } from "../../database/Database.ts";
import {
  type AskShop,
  type ChosenStandInShipping,
  done,
  notAllowed,
  notFound,
  type StandIn,
  type StandInAnswer,
  standInBuyer,
  standInHost,
} from "../standIns/StandIn.ts";
import {
  changeStandIn,
  findStandIn,
  standInMoney,
  type StandInMoney,
  type StandInMoneyMove,
  moveStandInMoney,
  openStandIn,
  type StandInPayment,
} from "../standIns/standInStore.ts";
import type { KlarnaAccess } from "./createKlarna.ts";

const shippingSchema = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  description: z.string().optional(),
  price: z.int().nonnegative(),
  tax_amount: z.int().nonnegative(),
  tax_rate: z.int().nonnegative(),
  preselected: z.boolean().optional(),
  shipping_method: z.enum(["PickUpStore", "Digital"]).optional(),
});

const lineSchema = z
  .object({
    name: z.string().min(1),
    quantity: z.int().positive(),
    unit_price: z.int(),
    tax_rate: z.int(),
    total_amount: z.int(),
    total_discount_amount: z.int().nonnegative(),
    total_tax_amount: z.int(),
  })
  .refine((line) => line.total_amount === line.quantity * line.unit_price - line.total_discount_amount);

/** The part that depends on the delivery; the shop responds with it after another choice. */
const amountsSchema = z.object({
  purchase_currency: z.literal("SEK"),
  order_amount: z.int().positive(),
  order_tax_amount: z.int().nonnegative(),
  order_lines: z.array(lineSchema).min(1).max(1000),
  shipping_options: z.array(shippingSchema).default([]),
});

const orderSchema = amountsSchema.extend({
  locale: z.string(),
  merchant_urls: z.object({
    terms: z.url(),
    checkout: z.url(),
    confirmation: z.url(),
    push: z.url(),
    validation: z.url(),
    shipping_option_update: z.url(),
  }),
  merchant_reference1: z.string(),
  merchant_data: z.string(),
  options: z.object({ allowed_customer_types: z.array(z.string()) }),
  selected_shipping_option: shippingSchema.optional(),
});

type Order = z.infer<typeof orderSchema>;

/** Selects the option after the shop has sent an order: the preselected one, else the previous one. */
function withSelection(order: Order, before: Order | null): Order {
  const { shipping_options: options } = order;
  const earlier = before?.selected_shipping_option?.id;
  const selected =
    options.find((option) => option.preselected === true) ?? options.find((option) => option.id === earlier);
  return { ...order, selected_shipping_option: selected };
}

/** An order as sent to the shop. */
function orderForShop(payment: StandInPayment) {
  const order = orderSchema.parse(payment.body);
  return { ...order, order_id: payment.id, billing_address: { email: standInBuyer.email } };
}

const disapprovalSchema = z.object({ error_text: z.string() });
const pathOf = (address: string): string => new URL(address).pathname;

function rejectionReason(answer: unknown): string {
  const read = disapprovalSchema.safeParse(answer);
  return read.success ? read.data.error_text : "";
}

/** Asks the shop whether an order may be paid; null if it may, else the objection. */
async function objection(payment: StandInPayment, ask: AskShop): Promise<string | null> {
  const order = orderForShop(payment);
  const { status, answer } = await ask(pathOf(order.merchant_urls.validation), order);
  return status === 200 ? null : rejectionReason(answer);
}

/**
 * Chooses one of the shop's shipping options: the shop is notified, and its response is the new amount. Gives the
 * shop's objection, or null.
 */
async function chooseShipping(
  db: Kysely<Database>,
  payment: StandInPayment,
  chosen: ChosenStandInShipping,
): Promise<string | null> {
  const order = orderForShop(payment);
  const selected = order.shipping_options.find((option) => option.id === chosen.id);
  if (selected === undefined) return "";
  const withOption = { ...order, selected_shipping_option: selected };
  const { status, answer } = await chosen.ask(pathOf(order.merchant_urls.shipping_option_update), withOption);
  const amounts = amountsSchema.safeParse(answer);
  if (status !== 200 || !amounts.success) return rejectionReason(answer);
  const body = { ...orderSchema.parse(payment.body), ...amounts.data, selected_shipping_option: selected };
  return (await changeStandIn(db, payment, body)) ? null : "";
}

const snippet = '<div id="klarna-checkout-container"></div><script src="/_providers/klarna.js"></script>';

/** A partly captured order counts as captured once nothing more can be. */
function managedStatus({ state }: StandInPayment, { capturedOre, leftOre }: StandInMoney): string {
  if (state === "failed") return "EXPIRED";
  if (capturedOre > 0) return leftOre > 0 ? "PART_CAPTURED" : "CAPTURED";
  return state === "voided" ? "CANCELLED" : "AUTHORIZED";
}

function session(payment: StandInPayment, status: number): StandInAnswer {
  const order = orderSchema.parse(payment.body);
  return {
    status,
    body: { ...order, order_id: payment.id, html_snippet: snippet, status: checkoutStatus(payment) },
  };
}

const checkoutStatus = ({ state }: StandInPayment): string =>
  state === "open" || state === "failed" ? "checkout_incomplete" : "checkout_complete";

function managed(payment: StandInPayment, held: StandInMoney): StandInAnswer {
  const order = orderSchema.parse(payment.body);
  const isCompany = order.options.allowed_customer_types.includes("organization");
  return {
    status: 200,
    body: {
      order_id: payment.id,
      status: managedStatus(payment, held),
      fraud_status: "ACCEPTED",
      order_amount: order.order_amount,
      captured_amount: held.capturedOre,
      remaining_authorized_amount: held.leftOre,
      refunded_amount: held.refundedOre,
      purchase_currency: order.purchase_currency,
      merchant_reference1: order.merchant_reference1,
      merchant_data: order.merchant_data,
      billing_address: {
        ...(isCompany ? { organization_name: standInBuyer.company } : {}),
        given_name: standInBuyer.firstName,
        family_name: standInBuyer.lastName,
        email: standInBuyer.email,
        phone: standInBuyer.mobile,
        street_address: standInBuyer.address,
        postal_code: standInBuyer.postalCode,
        city: standInBuyer.city,
      },
    },
  };
}

const newId = (): string => randomBytes(16).toString("hex");

/** The order management calls that move money. */
const manageActions = new Map<string, StandInMoneyMove["kind"]>([
  ["captures", "capture"],
  ["refunds", "refund"],
  ["cancel", "release"],
  ["release-remaining-authorization", "release"],
]);

const movedSchema = z.object({
  captured_amount: z.int().positive().optional(),
  refunded_amount: z.int().positive().optional(),
  order_lines: z.array(lineSchema).optional(),
});

const answer: StandIn["answer"] = async ({ method, path, headers, body, db }) => {
  const [, area, id = "", action] =
    /^\/(checkout\/v3|ordermanagement\/v1)\/orders(?:\/([^/]+))?(?:\/([\w-]+))?$/.exec(path) ?? [];
  if (area === "checkout/v3" && id === "" && method === "POST") {
    const order = orderSchema.safeParse(body);
    if (!order.success) return { status: 400, body: { error_code: "BAD_VALUE" } };
    const key = headers.get("klarna-idempotency-key") ?? order.data.merchant_reference1;
    return session(await openStandIn(db, "klarna", { id: newId(), key, body: withSelection(order.data, null) }), 201);
  }
  const payment = await findStandIn(db, "klarna", id);
  if (payment === null) return notFound;
  if (area === "checkout/v3") {
    if (method === "GET") return session(payment, 200);
    const order = orderSchema.safeParse(body);
    if (!order.success) return { status: 400, body: { error_code: "BAD_VALUE" } };
    const changed = withSelection(order.data, orderSchema.parse(payment.body));
    return (await changeStandIn(db, payment, changed)) ? session({ ...payment, body: changed }, 200) : notAllowed;
  }
  const held = await standInMoney(db, payment, orderSchema.parse(payment.body).order_amount);
  if (method === "GET") return managed(payment, held);
  if (action === "acknowledge") return done;
  const moved = movedSchema.safeParse(body ?? {});
  const kind = manageActions.get(action ?? "");
  if (!moved.success || kind === undefined) return { status: 400, body: { error_code: "BAD_VALUE" } };
  const { captured_amount: captureOre, refunded_amount: refundOre, order_lines: lines } = moved.data;
  // Cancelling applies to the whole order; after a capture the rest can only be released.
  if (action === "cancel" && held.capturedOre > 0) return notAllowed;
  if (lines !== undefined && lines.reduce((sum, line) => sum + line.total_amount, 0) !== captureOre) {
    return { status: 400, body: { error_code: "BAD_VALUE" } };
  }
  const key = headers.get("klarna-idempotency-key") ?? newId();
  const amountOre = kind === "capture" ? captureOre : refundOre;
  const isMoved = await moveStandInMoney(db, payment, {
    kind,
    amountOre: amountOre ?? held.leftOre,
    key,
    heldOre: held.heldOre,
  });
  return isMoved ? { status: kind === "release" ? 204 : 201, body: undefined } : notAllowed;
};

/** Does what Kustom's loader does: passes its interface on, and reports when the checkout is visible. */
const script = `{
  connect({ api, load }) {
    window._klarnaCheckout = (use) => use(api);
    setTimeout(load, 0);
  },
}`;

/** The access that the shop uses with this stand-in. */
export const klarnaAccess: KlarnaAccess = {
  host: standInHost("klarna"),
  username: "stand-in-merchant",
  password: "stand-in",
};

/** Responds as Kustom's checkout v3 and order management do. */
export const klarnaStandIn: StandIn = {
  hosts: ["klarna"],
  answer,
  webhook: ({ id }) => ({ query: `?klarna_order_id=${id}`, headers: {}, payload: {} }),
  objection,
  chooseShipping,
  script,
  payButtonLabel: "complete",
  hasOwnCancelButton: false,
};
