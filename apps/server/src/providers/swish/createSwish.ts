import * as z from "zod";
import { swishTexts } from "../../texts/swishTexts.ts";
import type { ClientCertificate } from "../ClientCertificate.ts";
import { anyAnswer, createSignedRequest, providerText } from "../createSignedRequest.ts";
import type { PaymentOrder, PaymentProvider, ProviderReport, RefundOrder } from "../PaymentProvider.ts";
import { ProviderError, type ProviderFetch } from "../providerHttp.ts";
import { instructionOf, instructionOfKey, referenceOf } from "./instructionId.ts";
import { swishAmount } from "./swishAmount.ts";

/** Access to Swish Handel: the shop's number, and the certificate for it. */
export interface SwishAccess {
  readonly host: string;
  /** The shop's Swish number: 123 and seven digits. */
  readonly number: string;
  /** Undefined for the stand-in, which trusts everyone. */
  readonly certificate: ClientCertificate | undefined;
}

/** A payment request in Swish's format, for the app on the same device or by QR code: it names no payer. */
export function toWirePayment(order: PaymentOrder, payeeAlias: string) {
  return {
    payeePaymentReference: instructionOf(order.reference),
    callbackUrl: order.addresses.webhook,
    payeeAlias,
    amount: swishAmount(order.amountOre),
    currency: order.currency,
    message: swishTexts.message(order.reference.slice(0, 8).toUpperCase()),
  };
}

const openedSchema = z.object({ token: z.string().min(1) });

const amountSchema = z
  .union([z.number(), z.string().regex(/^\d+(?:\.\d{1,2})?$/)])
  .transform((amount) => Math.round(Number(amount) * 100));

const paymentSchema = z.object({
  id: z.string().min(1),
  payeePaymentReference: providerText,
  paymentReference: providerText,
  callbackUrl: z.string(),
  payeeAlias: z.string(),
  amount: amountSchema,
  currency: z.string(),
  status: z.enum(["CREATED", "PAID", "DECLINED", "ERROR", "CANCELLED"]),
  errorCode: providerText,
});

const refundSchema = z.object({ status: z.string(), errorCode: providerText });

type WirePayment = z.infer<typeof paymentSchema>;

const statuses = {
  CREATED: "pending",
  PAID: "captured",
  DECLINED: "failed",
  ERROR: "failed",
  CANCELLED: "failed",
} as const satisfies Readonly<Record<WirePayment["status"], ProviderReport["status"]>>;

function reportOf(payment: WirePayment): ProviderReport {
  const { id, status, errorCode, payeePaymentReference } = payment;
  return {
    providerId: id,
    status: statuses[status],
    amountOre: payment.amount,
    currency: payment.currency,
    merchant: payment.payeeAlias,
    reference: referenceOf(payeePaymentReference),
    shipping: null,
    buyer: null,
    ...(statuses[status] === "failed" ? { failure: errorCode === "" ? status : errorCode } : {}),
  };
}

const refusalSchema = z.array(z.object({ errorCode: z.string() })).min(1);

/** The first code of a refusal, whose body is a list. */
function codeOf(body: unknown): string {
  const { data } = refusalSchema.safeParse(body);
  return data?.[0]?.errorCode ?? "";
}

const webhookSchema = z.object({ id: z.string().min(1).max(100), status: z.string(), amount: amountSchema });

/** An instruction id can be used once; a retry finds that it already exists. */
const isDuplicateInstruction = (error: unknown): boolean => error instanceof ProviderError && error.code === "RP09";

type Ask = ReturnType<typeof createSignedRequest>;

const paymentPath = (id: string): string => `/swish-cpcapi/api/v1/paymentrequests/${encodeURIComponent(id)}`;
const readPayment = (ask: Ask, id: string): Promise<WirePayment> =>
  ask({ method: "GET", path: paymentPath(id), answer: paymentSchema });

/**
 * Refunds a payment. Swish only acknowledges at first and reports the result later, so the caller retries with the same
 * id until the money counts as refunded.
 */
async function payBack(ask: Ask, providerId: string, { amountOre, key }: RefundOrder): Promise<void> {
  const payment = await readPayment(ask, providerId);
  const refund = instructionOfKey(key);
  const body = {
    originalPaymentReference: payment.paymentReference,
    payerPaymentReference: payment.payeePaymentReference,
    callbackUrl: payment.callbackUrl,
    payerAlias: payment.payeeAlias,
    amount: swishAmount(amountOre),
    currency: payment.currency,
  };
  try {
    await ask({ method: "PUT", path: `/swish-cpcapi/api/v2/refunds/${refund}`, body, answer: anyAnswer });
  } catch (error) {
    if (!isDuplicateInstruction(error)) throw error;
  }
  const path = `/swish-cpcapi/api/v1/refunds/${refund}`;
  const { status, errorCode } = await ask({ method: "GET", path, answer: refundSchema });
  if (status === "PAID") return;
  const isOver = status === "ERROR";
  throw new ProviderError(isOver ? "refused" : "timeout", `a refund is ${status} ${errorCode}`.trim(), {
    status: isOver ? 422 : 0,
    code: errorCode,
  });
}

/** A provider with Swish Handel's API v2: paid in the buyer's app, at once, and reported by a webhook. */
export function createSwish({ host, number, certificate }: SwishAccess, fetch: ProviderFetch): PaymentProvider {
  const ask = createSignedRequest(fetch, { host, sign: () => ({}), codeOf, certificate });
  return {
    name: "swish",
    merchant: number,
    async open(order) {
      const id = instructionOf(order.reference);
      const { token } = await ask({
        method: "PUT",
        path: `/swish-cpcapi/api/v2/paymentrequests/${id}`,
        body: toWirePayment(order, number),
        reads: ({ headers }) => ({ token: headers.get("paymentrequesttoken") }),
        answer: openedSchema,
      });
      return { providerId: id, snippet: null, redirectUrl: order.addresses.back, appToken: token };
    },
    // A payment request has a fixed amount, so a changed cart needs a new payment.
    update: () => Promise.resolve(null),
    read: async (id) => reportOf(await readPayment(ask, id)),
    moneyTaken: "at-once",
    supportsPartialCapture: true,
    // The money was taken at the buyer's approval, and nothing is reserved before.
    capture: () => Promise.resolve(null),
    release: () => Promise.resolve(),
    refund: (id, refund) => payBack(ask, id, refund),
    async cancel(id) {
      const headers = { "content-type": "application/json-patch+json" };
      const body = [{ op: "replace", path: "/status", value: "cancelled" }];
      await ask({ method: "PATCH", path: paymentPath(id), headers, body, answer: anyAnswer });
    },
    parseWebhook({ body }) {
      const read = webhookSchema.safeParse(body);
      // The webhook of a refund has its own id, and arrives at the address of its payment.
      return read.success ? { eventId: `${read.data.id} ${read.data.status}`, providerId: null } : null;
    },
  };
}
