import * as z from "zod";
import { isSameSecret } from "../../secrets/isSameSecret.ts";
import { ProviderError, type ProviderFetch } from "../providerHttp.ts";
import { anyAnswer, createSignedRequest, providerText } from "../createSignedRequest.ts";
import type {
  Buyer,
  WebhookEvent,
  PaymentLine,
  PaymentOrder,
  PaymentProvider,
  ProviderReport,
  WebhookRequest,
} from "../PaymentProvider.ts";

/** Access to a provider with its own payment page (Nexi Checkout). */
export interface CardAccess {
  readonly host: string;
  readonly secretKey: string;
  readonly merchantId: string;
  /** The `Authorization` header of webhooks: 8 to 32 letters and digits. */
  readonly webhookSecret: string;
}

/** The place of the button to the payment page, which a component renders. */
const cardSnippet = '<div class="card-payment"></div>';

function toWireItem(line: PaymentLine) {
  const netOre = line.totalOre - line.vatOre;
  return {
    reference: line.articleId.slice(0, 128),
    name: line.name.slice(0, 128),
    quantity: line.quantity,
    unit: "st",
    unitPrice: Math.round(netOre / line.quantity),
    taxRate: line.vatPercent * 100,
    taxAmount: line.vatOre,
    netTotalAmount: netOre,
    grossTotalAmount: line.totalOre,
  };
}

const webhookEvents = [
  "payment.reservation.created.v2",
  "payment.checkout.completed",
  "payment.charge.created.v2",
  "payment.charge.failed",
  "payment.refund.completed",
  "payment.cancel.created",
] as const;

/** A payment in the provider's format; amounts are minor units, tax rates hundredths of a percent. */
export function toWireOrder(order: PaymentOrder, webhookSecret: string) {
  const { addresses } = order;
  return {
    order: {
      amount: order.amountOre,
      currency: order.currency,
      reference: order.reference,
      items: order.lines.map(toWireItem),
    },
    checkout: {
      integrationType: "HostedPaymentPage",
      returnUrl: addresses.back,
      cancelUrl: addresses.cancelled,
      termsUrl: addresses.terms,
      consumerType: { default: order.customerType === "company" ? "B2B" : "B2C" },
      countryCode: order.countryCode === "SE" ? "SWE" : order.countryCode,
    },
    notifications: {
      webhooks: webhookEvents.map((eventName) => ({
        eventName,
        url: addresses.webhook,
        authorization: webhookSecret,
      })),
    },
  };
}

const sessionSchema = z.object({ paymentId: z.string().min(1), hostedPaymentPageUrl: z.url({ protocol: /^https?$/ }) });

const personSchema = z.object({
  firstName: providerText,
  lastName: providerText,
  email: providerText,
  phoneNumber: z.object({ prefix: providerText, number: providerText }).nullish(),
});

const paymentSchema = z.object({
  payment: z.object({
    paymentId: z.string(),
    summary: z.object({
      reservedAmount: z.int().default(0),
      chargedAmount: z.int().default(0),
      refundedAmount: z.int().default(0),
      cancelledAmount: z.int().default(0),
    }),
    terminated: providerText,
    orderDetails: z.object({ amount: z.int(), currency: z.string(), reference: z.string() }),
    myReference: providerText,
    charges: z.array(z.object({ chargeId: z.string() })).default([]),
    checkout: z.object({ url: providerText }).nullish(),
    consumer: z
      .object({
        billingAddress: z
          .object({
            addressLine1: providerText,
            addressLine2: providerText,
            postalCode: providerText,
            city: providerText,
          })
          .nullish(),
        privatePerson: personSchema.nullish(),
        company: z
          .object({ name: providerText, registrationNumber: providerText, contactDetails: personSchema.nullish() })
          .nullish(),
      })
      .nullish(),
  }),
});

const chargeSchema = z.object({ chargeId: z.string().min(1) });

type Payment = z.infer<typeof paymentSchema>["payment"];

function statusOf({ summary, terminated, orderDetails }: Payment): ProviderReport["status"] {
  const { reservedAmount, chargedAmount, refundedAmount, cancelledAmount } = summary;
  if (cancelledAmount > 0 || (chargedAmount > 0 && refundedAmount >= chargedAmount)) return "voided";
  if (chargedAmount >= orderDetails.amount) return "captured";
  if (reservedAmount > 0) return "authorised";
  return terminated === "" ? "pending" : "failed";
}

function buyerOf({ consumer }: Payment): Buyer | null {
  const address = consumer?.billingAddress;
  const company = consumer?.company;
  const person = consumer?.privatePerson ?? company?.contactDetails;
  if (address === null || address === undefined) return null;
  const phone = person?.phoneNumber;
  return {
    company: company?.name ?? "",
    companyNumber: company?.registrationNumber ?? "",
    firstName: person?.firstName ?? "",
    lastName: person?.lastName ?? "",
    email: person?.email ?? "",
    mobile: phone === null || phone === undefined ? "" : `${phone.prefix}${phone.number}`,
    address: address.addressLine1,
    careOf: address.addressLine2,
    postalCode: address.postalCode,
    city: address.city,
  };
}

/** The reserved or charged amount; before that, the requested amount. */
function amountOf({ summary, orderDetails }: Payment): number {
  return Math.max(summary.chargedAmount, summary.reservedAmount) || orderDetails.amount;
}

const webhookSchema = z.object({
  id: z.string().min(1).max(100),
  merchantId: z.coerce.string(),
  event: z.string(),
  data: z.object({ paymentId: z.string().min(1).max(100) }),
});

/** A webhook is trusted by the secret it carries, which is compared in constant time. */
function parseWebhook(
  { webhookSecret, merchantId }: CardAccess,
  { headers, body }: WebhookRequest,
): WebhookEvent | null {
  const secret = headers["authorization"];
  if (typeof secret !== "string" || !isSameSecret(secret, webhookSecret)) return null;
  const read = webhookSchema.safeParse(body);
  if (!read.success || read.data.merchantId !== merchantId) return null;
  return { eventId: read.data.id, providerId: read.data.data.paymentId };
}

/** The API key belongs to one merchant, so it cannot read payments of others. */
function reportOf(payment: Payment, merchant: string): ProviderReport {
  return {
    providerId: payment.paymentId,
    status: statusOf(payment),
    amountOre: amountOf(payment),
    currency: payment.orderDetails.currency,
    merchant,
    reference: payment.orderDetails.reference,
    shipping: null,
    buyer: buyerOf(payment),
  };
}

/** A provider that takes cards on its own page. */
export function createCard(access: CardAccess, fetch: ProviderFetch): PaymentProvider {
  const { host, secretKey, merchantId, webhookSecret } = access;
  const ask = createSignedRequest(fetch, { host, sign: () => ({ authorization: secretKey }) });
  const paymentPath = (id: string): string => `/v1/payments/${encodeURIComponent(id)}`;
  const readPayment = async (id: string): Promise<Payment> =>
    (await ask({ method: "GET", path: paymentPath(id), answer: paymentSchema })).payment;

  return {
    name: "card",
    merchant: merchantId,
    async open(order) {
      const headers = { "idempotency-key": order.reference };
      const body = toWireOrder(order, webhookSecret);
      const made = await ask({ method: "POST", path: "/v1/payments", headers, body, answer: sessionSchema });
      return { providerId: made.paymentId, snippet: cardSnippet, redirectUrl: made.hostedPaymentPageUrl };
    },
    // Its page may be open in another window with the order it was opened with, so a changed cart needs a new payment.
    update: () => Promise.resolve(null),
    async read(id) {
      const payment = await readPayment(id);
      return reportOf(payment, merchantId);
    },
    moneyTaken: "at-shipping",
    supportsPartialCapture: true,
    async capture(id, { amountOre, key, lines }) {
      const headers = { "idempotency-key": key };
      const optionalItems = lines.length === 0 ? {} : { orderItems: lines.map(toWireItem) };
      const body = { amount: amountOre, ...optionalItems };
      const path = `${paymentPath(id)}/charges`;
      return (await ask({ method: "POST", path, headers, body, answer: chargeSchema })).chargeId;
    },
    async release(id, { amountOre, key }) {
      const { summary } = await readPayment(id);
      // After a charge the rest of a reservation expires by itself: only a whole reservation can be cancelled.
      if (summary.chargedAmount > 0 || summary.cancelledAmount > 0) return;
      const headers = { "idempotency-key": key };
      const body = { amount: amountOre };
      await ask({ method: "POST", path: `${paymentPath(id)}/cancels`, headers, body, answer: anyAnswer });
    },
    async refund(id, { amountOre, key, captureId }) {
      const charge = captureId ?? (await readPayment(id)).charges[0]?.chargeId;
      if (charge === undefined) throw new ProviderError("refused", "There is no charge to pay back of.");
      const headers = { "idempotency-key": key };
      const path = `/v1/charges/${encodeURIComponent(charge)}/refunds`;
      await ask({ method: "POST", path, headers, body: { amount: amountOre }, answer: anyAnswer });
    },
    parseWebhook: (request) => parseWebhook(access, request),
  };
}
