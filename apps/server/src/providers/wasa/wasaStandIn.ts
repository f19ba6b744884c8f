import { randomInt } from "node:crypto";
import * as z from "zod";
import {
  notAllowed,
  notFound,
  type StandIn,
  type StandInAnswer,
  standInBuyer,
  standInHost,
} from "../standIns/StandIn.ts";
import {
  findStandIn,
  standInMoney,
  moveStandInMoney,
  openStandIn,
  type StandInPayment,
} from "../standIns/standInStore.ts";
import type { WasaAccess } from "./createWasa.ts";

const money = z.object({ amount: z.string().regex(/^\d+\.\d\d$/), currency: z.literal("SEK") });

const orderSchema = z.object({
  order_references: z.array(z.object({ key: z.string(), value: z.string() })).min(1),
  cart_items: z
    .array(
      z.object({
        product_id: z.string(),
        product_name: z.string().min(1),
        price_ex_vat: money,
        quantity: z.int().positive(),
        vat_percentage: z.string(),
        vat_amount: money,
      }),
    )
    .min(1),
  shipping_cost_ex_vat: money,
  request_domain: z.url(),
  confirmation_callback_url: z.url(),
  ping_url: z.url(),
});

const snippet = '<div id="wasa-checkout-container"></div><script src="/_providers/wasa.js"></script>';

const statuses = {
  open: "initialized",
  failed: "initialized",
  authorised: "ready_to_ship",
  captured: "shipped",
  voided: "canceled",
} as const;

function paymentResponse(payment: StandInPayment): StandInAnswer {
  const order = orderSchema.parse(payment.body);
  return {
    status: 200,
    body: {
      order_id: payment.id,
      status: { status: statuses[payment.state] },
      order_references: [{ key: "wasakredit-order-id", value: payment.id }, ...order.order_references],
      cart_items: order.cart_items,
      customer_organization_number: standInBuyer.companyNumber,
      purchaser_name: `${standInBuyer.firstName} ${standInBuyer.lastName}`,
      purchaser_email: standInBuyer.email,
      purchaser_phone: standInBuyer.mobile,
      billing_address: {
        company_name: standInBuyer.company,
        street_address: standInBuyer.address,
        postal_code: standInBuyer.postalCode,
        city: standInBuyer.city,
      },
    },
  };
}

const oreOf = ({ amount }: z.infer<typeof money>): number => Math.round(Number(amount) * 100);

/** The total of an order with VAT, in öre. */
const sumOf = ({ body }: StandInPayment): number =>
  orderSchema
    .parse(body)
    .cart_items.reduce((sum, item) => sum + (oreOf(item.price_ex_vat) + oreOf(item.vat_amount)) * item.quantity, 0);

const newId = (): string => `W-${randomInt(10_000_000, 99_999_999)}`;

const answer: StandIn["answer"] = async ({ method, path, headers, body, db }) => {
  if (path === "/connect/token") return { status: 200, body: { access_token: "stand-in", expires_in: 3600 } };
  if (headers.get("authorization") !== "Bearer stand-in") return { status: 401, body: {} };
  if (path.endsWith("/checkouts") && method === "POST") {
    const order = orderSchema.safeParse(body);
    if (!order.success) return { status: 400, body: {} };
    const key = headers.get("idempotency-key") ?? "";
    await openStandIn(db, "wasa", { id: newId(), key, body });
    return { status: 201, body: snippet };
  }
  const [, id = "", status] = /^\/v4\/orders\/([^/]+)(?:\/status\/(\w+))?$/.exec(path) ?? [];
  const payment = await findStandIn(db, "wasa", id);
  if (payment === null) return notFound;
  if (method === "GET") return paymentResponse(payment);
  const key = headers.get("idempotency-key") ?? newId();
  const heldOre = sumOf(payment);
  const { capturedOre } = await standInMoney(db, payment, heldOre);
  const undoing = capturedOre > 0 ? "refund" : "release";
  const kind = status === "shipped" ? "capture" : undoing;
  const isMoved = await moveStandInMoney(db, payment, { kind, amountOre: heldOre, key, heldOre });
  return isMoved ? { status: 200, body: {} } : notAllowed;
};

/**
 * Does what Wasa's loader does: the page passes callbacks for when the shopper finishes or gives up, and gets the
 * payment id from them.
 */
const script = `(() => {
  let options = null;
  return {
    connect: () => (window.waCheckout = (given) => (options = given)),
    finish: (id) => options && options.onComplete([{ key: "wasakredit-order-id", value: id }]),
    ways: (texts) => [
      [texts.invalidAnswer, () => options && options.onComplete([])],
      [texts.cancel, () => options && options.onCancel()],
    ],
  };
})()`;

/** The access that the shop uses with this stand-in. */
export const wasaAccess: WasaAccess = {
  host: standInHost("wasa"),
  authHost: standInHost("wasa-auth"),
  clientId: "stand-in-client",
  clientSecret: "stand-in",
  isTest: true,
};

/** Responds as Wasa Kredit's checkout does. */
export const wasaStandIn: StandIn = {
  hosts: ["wasa", "wasa-auth"],
  answer,
  webhook: ({ id }) => ({ query: "", headers: {}, payload: { order_id: id, order_status: "ready_to_ship" } }),
  script,
  payButtonLabel: "completeShort",
  hasOwnCancelButton: true,
};
