import * as z from "zod";
import { askForUpdate, type ProviderFetch } from "../providerHttp.ts";
import { anyAnswer, type SignedRequest, createSignedRequest, providerText } from "../createSignedRequest.ts";
import type {
  Buyer,
  ChosenShipping,
  WebhookEvent,
  PaymentLine,
  PaymentOrder,
  PaymentProvider,
  PaymentShipping,
  ValidationRequest,
  ProviderReport,
  WebhookRequest,
} from "../PaymentProvider.ts";

/** Access to a Klarna-style checkout (Kustom checkout v3). */
export interface KlarnaAccess {
  readonly host: string;
  readonly username: string;
  readonly password: string;
}

const lineTypes = {
  goods: "physical",
  delivery: "shipping_fee",
  fee: "surcharge",
  "gift-card": "gift_card",
} as const;

function toWireLine(line: PaymentLine) {
  return {
    type: lineTypes[line.kind],
    reference: line.articleId.slice(0, 64),
    name: line.name,
    quantity: line.quantity,
    unit_price: line.unitOre,
    tax_rate: line.vatPercent * 100,
    total_discount_amount: line.discountOre,
    total_amount: line.totalOre,
    total_tax_amount: line.vatOre,
  };
}

const shippingMethods = { store: "PickUpStore", digital: "Digital" } as const;

function toWireShipping(option: PaymentShipping) {
  return {
    id: option.id,
    name: option.name,
    ...(option.description === "" ? {} : { description: option.description }),
    price: option.priceOre,
    tax_rate: option.vatPercent * 100,
    tax_amount: option.vatOre,
    preselected: option.isChosen,
    ...(option.method === null ? {} : { shipping_method: shippingMethods[option.method] }),
  };
}

/** The part of an order that depends on the delivery. */
function toWireAmounts(order: PaymentOrder) {
  return {
    purchase_currency: order.currency,
    order_amount: order.amountOre,
    order_tax_amount: order.vatOre,
    order_lines: order.lines.map(toWireLine),
    shipping_options: order.shipping.map(toWireShipping),
  };
}

/** An order in the provider's format: amounts in minor units with tax, rates in hundredths of a percent. */
export function toWireOrder(order: PaymentOrder, merchant: string) {
  const { addresses } = order;
  return {
    purchase_country: order.countryCode,
    locale: "sv-SE",
    ...toWireAmounts(order),
    merchant_urls: {
      terms: addresses.terms,
      checkout: addresses.checkout,
      confirmation: addresses.back,
      push: `${addresses.webhook}?klarna_order_id={checkout.order.id}`,
      validation: addresses.validation,
      shipping_option_update: addresses.shipping,
    },
    merchant_reference1: order.reference,
    merchant_data: merchant,
    options: { allowed_customer_types: [order.customerType === "company" ? "organization" : "person"] },
    ...(order.postalCode === null ? {} : { billing_address: { postal_code: order.postalCode } }),
  };
}

const sessionSchema = z.object({ order_id: z.string().min(1), html_snippet: z.string().min(1) });

const addressSchema = z.object({
  organization_name: providerText,
  given_name: providerText,
  family_name: providerText,
  email: providerText,
  phone: providerText,
  street_address: providerText,
  street_address2: providerText,
  postal_code: providerText,
  city: providerText,
});

const shippingSchema = z.object({ id: z.string(), price: z.int() }).nullish();

const checkoutSchema = z.object({
  order_id: z.string(),
  status: z.enum(["checkout_incomplete", "checkout_complete", "created"]),
  order_amount: z.int(),
  purchase_currency: z.string(),
  merchant_reference1: providerText,
  merchant_data: providerText,
  selected_shipping_option: shippingSchema,
});

/** A validation request is compared with the amount to be paid; anything it omits is checked when the order is read. */
const questionSchema = z.object({
  order_amount: z.int().nullish(),
  purchase_currency: z.string().nullish(),
  selected_shipping_option: shippingSchema,
  billing_address: z.object({ email: z.string().nullish() }).nullish(),
});

const managedSchema = z.object({
  order_id: z.string(),
  status: z.enum(["AUTHORIZED", "PART_CAPTURED", "CAPTURED", "CANCELLED", "EXPIRED", "CLOSED"]),
  fraud_status: z.enum(["ACCEPTED", "PENDING", "REJECTED"]).default("ACCEPTED"),
  order_amount: z.int(),
  captured_amount: z.int().default(0),
  remaining_authorized_amount: z.int().nullish(),
  refunded_amount: z.int().default(0),
  purchase_currency: z.string(),
  merchant_reference1: providerText,
  merchant_data: providerText,
  billing_address: addressSchema.nullish(),
});

type Managed = z.infer<typeof managedSchema>;

function statusOf(order: Managed): ProviderReport["status"] {
  if (order.status === "CANCELLED" || order.refunded_amount >= order.order_amount) return "voided";
  if (order.status === "EXPIRED" || order.fraud_status === "REJECTED") return "failed";
  if (order.status === "CAPTURED" || order.status === "CLOSED") return "captured";
  return order.fraud_status === "PENDING" ? "pending" : "authorised";
}

function buyerOf(address: z.infer<typeof addressSchema> | null | undefined): Buyer | null {
  if (address === null || address === undefined) return null;
  return {
    company: address.organization_name,
    companyNumber: "",
    firstName: address.given_name,
    lastName: address.family_name,
    email: address.email,
    mobile: address.phone,
    address: address.street_address,
    careOf: address.street_address2,
    postalCode: address.postal_code,
    city: address.city,
  };
}

const chosenShipping = (option: z.infer<typeof shippingSchema>): ChosenShipping | null =>
  option === null || option === undefined ? null : { id: option.id, priceOre: option.price };

function parseValidation(body: unknown): ValidationRequest {
  const read = questionSchema.safeParse(body);
  const question = read.success ? read.data : {};
  return {
    amountOre: question.order_amount ?? null,
    currency: question.purchase_currency ?? null,
    shipping: chosenShipping(question.selected_shipping_option),
    email: question.billing_address?.email ?? null,
  };
}

const webhookSchema = z.object({ klarna_order_id: z.string().min(1).max(100) });

/**
 * A push is not signed: the secret in its address replaces a signature, and the actual state is read from the provider.
 */
function parseWebhook({ query }: WebhookRequest): WebhookEvent | null {
  const read = webhookSchema.safeParse(query);
  return read.success ? { eventId: null, providerId: read.data.klarna_order_id } : null;
}

/** The calls that move money after the payment. */
function klarnaMoney(
  ask: SignedRequest,
  {
    readManaged,
    pathOf,
  }: {
    readonly readManaged: (id: string) => Promise<Managed>;
    readonly pathOf: (id: string) => string;
  },
): Pick<PaymentProvider, "moneyTaken" | "supportsPartialCapture" | "capture" | "release" | "refund"> {
  const change = (path: string, key: string, body: unknown): Promise<unknown> =>
    ask({ method: "POST", path, body, headers: { "klarna-idempotency-key": key }, answer: anyAnswer });
  return {
    moneyTaken: "at-shipping",
    supportsPartialCapture: true,
    async capture(id, { amountOre, key, lines }) {
      await change(`${pathOf(id)}/acknowledge`, `${key}-acknowledge`, {});
      const optionalLines = lines.length === 0 ? {} : { order_lines: lines.map(toWireLine) };
      const body = { captured_amount: amountOre, ...optionalLines };
      await change(`${pathOf(id)}/captures`, key, body);
      return null;
    },
    async release(id, { key }) {
      const order = await readManaged(id);
      if (order.status === "CANCELLED" || order.remaining_authorized_amount === 0) return;
      // An order with a capture cannot be cancelled any more.
      const way = order.captured_amount > 0 ? "release-remaining-authorization" : "cancel";
      await change(`${pathOf(id)}/${way}`, key, {});
    },
    async refund(id, { amountOre, key }) {
      await change(`${pathOf(id)}/refunds`, key, { refunded_amount: amountOre });
    },
  };
}

/**
 * A provider with the API of Kustom's checkout v3: HTTP Basic, and order management for everything after the payment.
 */
export function createKlarna(access: KlarnaAccess, fetch: ProviderFetch): PaymentProvider {
  const { host, username, password } = access;
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  const ask = createSignedRequest(fetch, { host, sign: () => ({ authorization }) });
  const managed = (id: string): string => `/ordermanagement/v1/orders/${encodeURIComponent(id)}`;
  const readManaged = (id: string): Promise<Managed> =>
    ask({ method: "GET", path: managed(id), answer: managedSchema });
  const sessionOf = ({ order_id, html_snippet }: z.infer<typeof sessionSchema>) => ({
    providerId: order_id,
    snippet: html_snippet,
    redirectUrl: null,
  });

  return {
    name: "klarna",
    merchant: username,
    async open(order) {
      const headers = { "klarna-idempotency-key": order.reference };
      const body = toWireOrder(order, username);
      return sessionOf(
        await ask({ method: "POST", path: "/checkout/v3/orders", headers, body, answer: sessionSchema }),
      );
    },
    async update(id, order) {
      const path = `/checkout/v3/orders/${encodeURIComponent(id)}`;
      const body = toWireOrder(order, username);
      const answer = await askForUpdate(() => ask({ method: "POST", path, body, answer: sessionSchema }));
      return answer === null ? null : sessionOf(answer);
    },
    async read(id) {
      const path = `/checkout/v3/orders/${encodeURIComponent(id)}`;
      const checkout = await ask({ method: "GET", path, answer: checkoutSchema });
      const isOver = checkout.status !== "checkout_incomplete";
      const order = isOver ? await readManaged(id) : null;
      return {
        providerId: checkout.order_id,
        status: order === null ? "pending" : statusOf(order),
        amountOre: order?.order_amount ?? checkout.order_amount,
        currency: order?.purchase_currency ?? checkout.purchase_currency,
        merchant: order?.merchant_data ?? checkout.merchant_data,
        reference: order?.merchant_reference1 ?? checkout.merchant_reference1,
        shipping: chosenShipping(checkout.selected_shipping_option),
        buyer: buyerOf(order?.billing_address),
      };
    },
    ...klarnaMoney(ask, { readManaged, pathOf: managed }),
    parseWebhook,
    parseValidation,
    toWireChange: toWireAmounts,
  };
}
