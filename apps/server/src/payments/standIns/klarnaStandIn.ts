import * as z from "zod";
import { done, notAllowed, notFound, type StandIn, type StandInAnswer, standInBuyer } from "./StandIn.ts";
import { changeStandIn, findStandIn, moveStandIn, openStandIn, type StandInPayment } from "./standInStore.ts";

const orderSchema = z.object({
  purchase_currency: z.literal("SEK"),
  locale: z.string(),
  order_amount: z.int().positive(),
  order_tax_amount: z.int().nonnegative(),
  order_lines: z
    .array(
      z
        .object({
          name: z.string().min(1),
          quantity: z.int().positive(),
          unit_price: z.int(),
          tax_rate: z.int(),
          total_amount: z.int(),
          total_discount_amount: z.int().nonnegative(),
          total_tax_amount: z.int(),
        })
        .refine((line) => line.total_amount === line.quantity * line.unit_price - line.total_discount_amount),
    )
    .min(1)
    .max(1000),
  merchant_urls: z.object({
    terms: z.url(),
    checkout: z.url(),
    confirmation: z.url(),
    push: z.url(),
    validation: z.url(),
  }),
  merchant_reference1: z.string(),
  merchant_data: z.string(),
  options: z.object({ allowed_customer_types: z.array(z.string()) }),
});

const snippet = '<div id="klarna-checkout-container"></div><script src="/_providers/klarna.js"></script>';

const managedStatus = {
  open: "AUTHORIZED",
  failed: "EXPIRED",
  authorised: "AUTHORIZED",
  captured: "CAPTURED",
  voided: "CANCELLED",
} as const;

function session(payment: StandInPayment, status: number): StandInAnswer {
  const order = orderSchema.parse(payment.body);
  return {
    status,
    body: { ...order, order_id: payment.id, html_snippet: snippet, status: checkoutStatus(payment) },
  };
}

const checkoutStatus = ({ state }: StandInPayment): string =>
  state === "open" || state === "failed" ? "checkout_incomplete" : "checkout_complete";

function managed(payment: StandInPayment): StandInAnswer {
  const order = orderSchema.parse(payment.body);
  const isCompany = order.options.allowed_customer_types.includes("organization");
  return {
    status: 200,
    body: {
      order_id: payment.id,
      status: managedStatus[payment.state],
      fraud_status: "ACCEPTED",
      order_amount: order.order_amount,
      captured_amount: payment.state === "captured" ? order.order_amount : 0,
      refunded_amount: 0,
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
        postal_code: standInBuyer.zipcode,
        city: standInBuyer.city,
      },
    },
  };
}

/** Answers as Kustom's checkout v3 and order management do. */
export const klarnaStandIn: StandIn = async ({ method, path, headers, body, db }) => {
  const [, area, id = "", action] =
    /^\/(checkout\/v3|ordermanagement\/v1)\/orders(?:\/([^/]+))?(?:\/(\w+))?$/.exec(path) ?? [];
  if (area === "checkout/v3" && id === "" && method === "POST") {
    const order = orderSchema.safeParse(body);
    if (!order.success) return { status: 400, body: { error_code: "BAD_VALUE" } };
    const key = headers.get("klarna-idempotency-key") ?? order.data.merchant_reference1;
    return session(await openStandIn(db, "klarna", { key, body }), 201);
  }
  const payment = await findStandIn(db, "klarna", id);
  if (payment === null) return notFound;
  if (area === "checkout/v3") {
    if (method === "GET") return session(payment, 200);
    if (!orderSchema.safeParse(body).success) return { status: 400, body: { error_code: "BAD_VALUE" } };
    return (await changeStandIn(db, payment, body)) ? session({ ...payment, body }, 200) : notAllowed;
  }
  if (method === "GET") return managed(payment);
  if (action === "acknowledge") return done;
  const isMoved = await moveStandIn(db, payment, action === "captures" ? "captured" : "voided");
  return isMoved ? { status: 201, body: undefined } : notAllowed;
};
