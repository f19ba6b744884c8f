import * as z from "zod";
import { allocate, amountOf } from "@torg/cart/domain/pricing";
import { askProvider, ProviderError, type ProviderFetch } from "../providerHttp.ts";
import { anyAnswer, createSignedRequest, providerText } from "../createSignedRequest.ts";
import type { PaymentLine, PaymentOrder, PaymentProvider, ProviderReport } from "../PaymentProvider.ts";

/** Access to a Wasa-style instalment and leasing checkout. */
export interface WasaAccess {
  readonly host: string;
  readonly authHost: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly isTest: boolean;
}

/** Key of our own reference among an order's references. */
const referenceKey = "partner_checkout_id";
/** Key of the merchant among the same. */
const merchantKey = "partner_merchant_id";

/** Amounts are strings with two decimals. */
const money = (ore: number) => ({ amount: (ore / 100).toFixed(2), currency: "SEK" });

/**
 * A line without VAT. One that does not divide evenly is sent as a single piece, so that the sum stays the charged
 * amount.
 */
function toWireItem(line: PaymentLine) {
  const isEven = line.discountOre === 0;
  const unitOre = isEven ? line.unitOre : line.totalOre;
  const { exclOre: netOre } = amountOf(unitOre, line.vatPercent);
  return {
    product_id: line.articleId,
    product_name: isEven ? line.name : `${line.quantity} × ${line.name}`,
    price_ex_vat: money(netOre),
    quantity: isEven ? line.quantity : 1,
    vat_percentage: String(line.vatPercent),
    vat_amount: money(unitOre - netOre),
  };
}

/** Distributes the gift cards over the other lines, as no item may have a negative price here. */
function financedLines(lines: readonly PaymentLine[]): readonly PaymentLine[] {
  const isCard = ({ kind }: PaymentLine): boolean => kind === "gift-card";
  const costly = lines.filter((line) => !isCard(line));
  const shares = allocate(
    lines.filter(isCard).reduce((sum, { totalOre }) => sum - totalOre, 0),
    costly.map(({ totalOre }, key) => ({ key, weight: totalOre })),
  );
  return costly.map((line, index) => {
    const share = shares[index] ?? 0;
    return { ...line, discountOre: line.discountOre + share, totalOre: line.totalOre - share };
  });
}

/** A checkout in the provider's format: amounts in kronor without VAT, as strings. */
export function toWireOrder(order: PaymentOrder, merchant: string) {
  const { addresses } = order;
  return {
    order_references: [
      { key: referenceKey, value: order.reference },
      { key: merchantKey, value: merchant },
    ],
    cart_items: financedLines(order.lines).map(toWireItem),
    shipping_cost_ex_vat: money(0),
    request_domain: new URL(addresses.checkout).origin,
    confirmation_callback_url: addresses.back,
    ping_url: addresses.webhook,
  };
}

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const snippetSchema = z.string().min(1);

/** Converts kronor, as a string or number, to öre. */
const amountSchema = z
  .object({ amount: z.coerce.number(), currency: z.string() })
  .transform(({ amount, currency }) => ({ ore: Math.round(amount * 100), currency }));

const addressSchema = z.object({
  company_name: providerText,
  street_address: providerText,
  postal_code: providerText,
  city: providerText,
});

const orderSchema = z.object({
  order_id: z.string(),
  status: z.object({ status: z.enum(["initialized", "pending", "ready_to_ship", "shipped", "canceled"]) }),
  order_references: z.array(z.object({ key: z.string(), value: z.string() })),
  cart_items: z.array(z.object({ price_ex_vat: amountSchema, vat_amount: amountSchema, quantity: z.int().positive() })),
  customer_organization_number: providerText,
  purchaser_name: providerText,
  purchaser_email: providerText,
  purchaser_phone: providerText,
  billing_address: addressSchema.nullish(),
});

type Order = z.infer<typeof orderSchema>;

const statuses = {
  initialized: "pending",
  pending: "pending",
  ready_to_ship: "authorised",
  shipped: "captured",
  canceled: "voided",
} as const satisfies Record<string, ProviderReport["status"]>;

function reportOf(order: Order): ProviderReport {
  const referenceOf = (key: string): string =>
    order.order_references.find((reference) => reference.key === key)?.value ?? "";
  const currencies = new Set(order.cart_items.map((item) => item.price_ex_vat.currency));
  const [firstName = "", ...rest] = order.purchaser_name.split(" ");
  const address = order.billing_address;
  return {
    providerId: order.order_id,
    status: statuses[order.status.status],
    amountOre: order.cart_items.reduce(
      (sum, item) => sum + (item.price_ex_vat.ore + item.vat_amount.ore) * item.quantity,
      0,
    ),
    currency: currencies.size === 1 ? ([...currencies][0] ?? "") : "",
    merchant: referenceOf(merchantKey),
    reference: referenceOf(referenceKey),
    shipping: null,
    buyer:
      address === null || address === undefined
        ? null
        : {
            company: address.company_name,
            companyNumber: order.customer_organization_number,
            firstName,
            lastName: rest.join(" "),
            email: order.purchaser_email,
            mobile: order.purchaser_phone,
            address: address.street_address,
            careOf: "",
            postalCode: address.postal_code,
            city: address.city,
          },
  };
}

const webhookSchema = z.object({ order_id: z.string().min(1).max(100), order_status: z.string() });

/** Gives the client credentials token, renewed a minute before it expires. */
function createToken(access: WasaAccess, fetch: ProviderFetch): () => Promise<string> {
  let cached: { readonly token: string; readonly until: number } | null = null;
  return async () => {
    if (cached !== null && cached.until > Date.now()) return cached.token;
    const form = new URLSearchParams({
      grant_type: "client_credentials",
      client_id: access.clientId,
      client_secret: access.clientSecret,
    });
    const { access_token, expires_in } = await askProvider(fetch, {
      method: "POST",
      url: `${access.authHost}/connect/token`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: form.toString(),
      answer: tokenSchema,
    });
    cached = { token: access_token, until: Date.now() + (expires_in - 60) * 1000 };
    return access_token;
  };
}

/**
 * A provider with the API of Wasa Kredit's checkout. It assigns an id only once the payment is made, and a checkout
 * cannot be changed: a changed cart needs a new one.
 */
export function createWasa(access: WasaAccess, fetch: ProviderFetch): PaymentProvider {
  const token = createToken(access, fetch);
  const ask = createSignedRequest(fetch, {
    host: access.host,
    sign: async () => ({ authorization: `Bearer ${await token()}`, "x-test-mode": String(access.isTest) }),
  });
  const orderPath = (id: string): string => `/v4/orders/${encodeURIComponent(id)}`;
  const setStatus = (id: string, status: "shipped" | "canceled", key: string): Promise<unknown> => {
    const headers = { "idempotency-key": key };
    return ask({
      method: "PUT",
      path: `${orderPath(id)}/status/${status}`,
      headers,
      body: { status },
      answer: anyAnswer,
    });
  };

  /** Its statuses have no amounts: partial amounts must be handled manually. */
  const refuseParts = async (id: string, amountOre: number): Promise<void> => {
    const order = await ask({ method: "GET", path: orderPath(id), answer: orderSchema });
    if (reportOf(order).amountOre !== amountOre) throw new ProviderError("refused", "Only the whole sum can be moved.");
  };

  return {
    name: "wasa",
    merchant: access.clientId,
    async open(order) {
      const path = order.customerType === "company" ? "/v4/leasing/checkouts" : "/v4/invoice/checkouts";
      const headers = { "idempotency-key": order.reference, accept: "text/html, application/json" };
      const body = toWireOrder(order, access.clientId);
      const snippet = await ask({ method: "POST", path, headers, body, answer: snippetSchema });
      return { providerId: null, snippet, redirectUrl: null };
    },
    update: () => Promise.resolve(null),
    async read(id) {
      return reportOf(await ask({ method: "GET", path: orderPath(id), answer: orderSchema }));
    },
    moneyTaken: "at-shipping",
    supportsPartialCapture: false,
    async capture(id, { amountOre, key }) {
      await refuseParts(id, amountOre);
      await setStatus(id, "shipped", key);
      return null;
    },
    async release(id, { key }) {
      await setStatus(id, "canceled", key);
    },
    async refund(id, { amountOre, key }) {
      await refuseParts(id, amountOre);
      await setStatus(id, "canceled", key);
    },
    parseWebhook({ body }) {
      const read = webhookSchema.safeParse(body);
      return read.success ? { eventId: null, providerId: read.data.order_id } : null;
    },
  };
}
