import { randomBytes, randomUUID } from "node:crypto";
import * as z from "zod";
import {
  done,
  notAllowed,
  notFound,
  type StandIn,
  type StandInAnswer,
  standInBuyer,
  standInHost,
  type StandInRequest,
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
import type { CardAccess } from "./createCard.ts";

const itemsSchema = z
  .array(
    z
      .object({
        reference: z.string(),
        name: z.string().min(1),
        quantity: z.int().positive(),
        netTotalAmount: z.int(),
        taxAmount: z.int(),
        grossTotalAmount: z.int(),
      })
      .refine((item) => item.netTotalAmount + item.taxAmount === item.grossTotalAmount),
  )
  .min(1);

const orderSchema = z.object({
  order: z.object({
    amount: z.int().positive(),
    currency: z.literal("SEK"),
    reference: z.string().min(1),
    items: itemsSchema,
  }),
  checkout: z.object({
    integrationType: z.literal("HostedPaymentPage"),
    returnUrl: z.url(),
    cancelUrl: z.url(),
    termsUrl: z.url(),
    consumerType: z.object({ default: z.enum(["B2B", "B2C"]) }),
  }),
  notifications: z.object({
    webhooks: z
      .array(z.object({ eventName: z.string(), url: z.url().max(256), authorization: z.string().regex(/^\w{8,32}$/) }))
      .max(32),
  }),
});

const changeSchema = z.object({ amount: z.int().positive(), items: itemsSchema });

/** Root-relative, so that it works wherever the shop runs; a real provider gives an absolute address. */
const pageOf = (id: string): string => `/_providers/card?order=${id}`;

function opened(payment: StandInPayment): StandInAnswer {
  const { checkout } = orderSchema.parse(payment.body);
  const hostedPaymentPageUrl = new URL(pageOf(payment.id), checkout.cancelUrl).href;
  return { status: 201, body: { paymentId: payment.id, hostedPaymentPageUrl } };
}

function paymentResponse(payment: StandInPayment, held: StandInMoney): StandInAnswer {
  const { order, checkout } = orderSchema.parse(payment.body);
  const { state } = payment;
  const isCancelled = state === "voided" && held.capturedOre === 0;
  const person = {
    firstName: standInBuyer.firstName,
    lastName: standInBuyer.lastName,
    email: standInBuyer.email,
    phoneNumber: { prefix: "+46", number: standInBuyer.mobile.slice(3) },
  };
  const isCompany = checkout.consumerType.default === "B2B";
  return {
    status: 200,
    body: {
      payment: {
        paymentId: payment.id,
        summary: {
          reservedAmount: held.heldOre,
          chargedAmount: held.capturedOre,
          refundedAmount: held.refundedOre,
          cancelledAmount: isCancelled ? order.amount : 0,
        },
        ...(state === "failed" ? { terminated: payment.created_at.toISOString() } : {}),
        orderDetails: { amount: order.amount, currency: order.currency, reference: order.reference },
        charges: held.capturedOre > 0 ? [{ chargeId: chargeOf(payment.id, "first") }] : [],
        checkout: { url: new URL(pageOf(payment.id), checkout.cancelUrl).href },
        consumer: {
          billingAddress: {
            addressLine1: standInBuyer.address,
            postalCode: standInBuyer.postalCode,
            city: standInBuyer.city,
          },
          ...(isCompany
            ? {
                company: {
                  name: standInBuyer.company,
                  registrationNumber: standInBuyer.companyNumber,
                  contactDetails: person,
                },
              }
            : { privatePerson: person }),
        },
      },
    },
  };
}

async function change(payment: StandInPayment, { body, db }: StandInRequest): Promise<StandInAnswer> {
  const changed = changeSchema.safeParse(body);
  if (!changed.success) return { status: 400, body: {} };
  const stored = orderSchema.parse(payment.body);
  const order = { ...stored.order, amount: changed.data.amount, items: changed.data.items };
  return (await changeStandIn(db, payment, { ...stored, order })) ? done : notAllowed;
}

const newId = (): string => randomBytes(16).toString("hex");

/** The id of a charge, derived from its idempotency key so that a retry gets the same id. */
const chargeOf = (id: string, key: string): string => `${id}-${key.replaceAll("-", "")}`;

/** Calls that move money, by the last part of their address. */
const actions = new Map<string, StandInMoneyMove["kind"]>([
  ["charges", "capture"],
  ["refunds", "refund"],
  ["cancels", "release"],
]);

const movedSchema = z.object({ amount: z.int().positive(), orderItems: itemsSchema.optional() });

/** Moves money as requested; a cancellation is of the whole amount, before any charge. */
async function move(payment: StandInPayment, request: StandInRequest, action: string): Promise<StandInAnswer> {
  const { body, db, headers } = request;
  const wanted = movedSchema.safeParse(body);
  const kind = actions.get(action);
  if (!wanted.success || kind === undefined) return { status: 400, body: {} };
  const { amount, orderItems = [] } = wanted.data;
  const itemsOre = orderItems.reduce((sum, item) => sum + item.grossTotalAmount, 0);
  if (orderItems.length > 0 && itemsOre !== amount) return { status: 400, body: {} };
  const heldOre = orderSchema.parse(payment.body).order.amount;
  if (kind === "release" && amount !== heldOre) return notAllowed;
  const key = headers.get("idempotency-key") ?? newId();
  const isMoved = await moveStandInMoney(db, payment, { kind, amountOre: amount, key, heldOre });
  return isMoved ? { status: 201, body: { chargeId: chargeOf(payment.id, key) } } : notAllowed;
}

const answer: StandIn["answer"] = async (request) => {
  const { method, path, headers, body, db } = request;
  if (headers.get("authorization") !== "stand-in") return { status: 401, body: {} };
  const [, id = "", action] = /^\/v1\/(?:payments|charges)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(path) ?? [];
  if (id === "" && method === "POST") {
    const order = orderSchema.safeParse(body);
    if (!order.success) return { status: 400, body: {} };
    const key = headers.get("idempotency-key") ?? order.data.order.reference;
    return opened(await openStandIn(db, "card", { id: newId(), key, body }));
  }
  const payment = await findStandIn(db, "card", id.split("-")[0] ?? "");
  if (payment === null) return notFound;
  if (method === "GET") {
    return paymentResponse(payment, await standInMoney(db, payment, orderSchema.parse(payment.body).order.amount));
  }
  return method === "PUT" ? change(payment, request) : move(payment, request, action ?? "");
};

/** The access that the shop uses with this stand-in. */
export const cardAccess: CardAccess = {
  host: standInHost("card"),
  secretKey: "stand-in",
  merchantId: "100002",
  webhookSecret: "standin0standin0",
};

/** Responds as Nexi Checkout does with a hosted payment page. */
export const cardStandIn: StandIn = {
  hosts: ["card"],
  answer,
  webhook: ({ id }) => ({
    query: "",
    headers: { authorization: cardAccess.webhookSecret },
    payload: {
      id: randomUUID().replaceAll("-", ""),
      merchantId: cardAccess.merchantId,
      timestamp: new Date().toISOString(),
      event: "payment.reservation.created.v2",
      data: { paymentId: id },
    },
  }),
  script: null,
  payButtonLabel: "pay",
  hasOwnCancelButton: true,
};
