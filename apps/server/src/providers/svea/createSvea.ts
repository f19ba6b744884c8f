import * as z from "zod";
import { askForUpdate, ProviderError, type ProviderFetch } from "../providerHttp.ts";
import { anyAnswer, type SignedRequest, createSignedRequest, providerText } from "../createSignedRequest.ts";
import type {
  Buyer,
  MoneyOrder,
  WebhookEvent,
  PaymentLine,
  PaymentOrder,
  PaymentProvider,
  ProviderReport,
  WebhookRequest,
} from "../PaymentProvider.ts";
import { captureTexts } from "../../texts/captureTexts.ts";
import { sveaDeliveryOf, type SveaRowDelivery } from "./sveaDeliveryOf.ts";
import { sveaAuthorization, sveaTimestamp } from "./sveaSignature.ts";

/** Access to a Svea-style checkout. */
export interface SveaAccess {
  readonly host: string;
  /** The host of all calls after the payment. */
  readonly adminHost: string;
  readonly merchantId: string;
  readonly secret: string;
}

/** Quantities, prices and percentages are all in hundredths. */
function toWireItem(line: PaymentLine) {
  return {
    articleNumber: line.articleId.slice(0, 256),
    name: line.name.slice(0, 40),
    quantity: line.quantity * 100,
    unitPrice: line.unitOre,
    discountAmount: line.discountOre,
    vatPercent: line.vatPercent * 100,
    rowType: line.kind === "delivery" ? "ShippingFee" : "Row",
  };
}

/** An order in the provider's format; our reference makes a retry the same order. */
export function toWireOrder(order: PaymentOrder, merchantId: string) {
  const { addresses } = order;
  return {
    countryCode: order.countryCode,
    currency: order.currency,
    locale: "sv-se",
    clientOrderNumber: order.reference,
    merchantSettings: {
      termsUri: addresses.terms,
      checkoutUri: addresses.checkout,
      confirmationUri: addresses.back,
      pushUri: `${addresses.webhook}?svea_order_id={checkout.order.uri}`,
      checkoutValidationCallBackUri: `${addresses.validation}?svea_order_id={checkout.order.uri}`,
    },
    cart: { items: order.lines.map(toWireItem) },
    presetValues: [
      { typeName: "isCompany", value: String(order.customerType === "company"), isReadonly: true },
      ...(order.postalCode === null ? [] : [{ typeName: "postalCode", value: order.postalCode, isReadonly: false }]),
    ],
    merchantData: merchantId,
  };
}

const sessionSchema = z.object({ OrderId: z.int(), Gui: z.object({ Snippet: z.string().min(1) }) });

const orderSchema = z.object({
  OrderId: z.int(),
  ClientOrderNumber: providerText,
  MerchantData: providerText,
  Currency: z.string(),
  Status: z.enum(["Created", "Confirmed", "Final", "Cancelled"]),
  Cart: z.object({
    Items: z.array(z.object({ Quantity: z.int(), UnitPrice: z.int(), DiscountAmount: z.int().default(0) })),
  }),
  EmailAddress: providerText,
  PhoneNumber: providerText,
  Customer: z.object({ IsCompany: z.boolean().default(false), NationalId: providerText }).nullish(),
  BillingAddress: z
    .object({
      FullName: providerText,
      FirstName: providerText,
      LastName: providerText,
      StreetAddress: providerText,
      CoAddress: providerText,
      PostalCode: providerText,
      City: providerText,
    })
    .nullish(),
});

const adminSchema = z.object({
  OrderStatus: z.enum(["Open", "Delivered", "Cancelled", "Failed", "Processing", "Pending"]),
  Deliveries: z
    .array(z.object({ Id: z.int(), DeliveryAmount: z.int().default(0), CreditedAmount: z.int().default(0) }))
    .default([]),
  OrderRows: z
    .array(
      z.object({
        OrderRowId: z.int(),
        ArticleNumber: providerText,
        Quantity: z.int(),
        UnitPrice: z.int(),
        DiscountAmount: z.int().default(0),
        AvailableActions: z.array(z.string()).default([]),
      }),
    )
    .default([]),
});

const rowSchema = z.object({ OrderRowId: z.int() });

type Order = z.infer<typeof orderSchema>;
type Admin = z.infer<typeof adminSchema>;

function statusOf(order: Order, admin: Admin | null): ProviderReport["status"] {
  if (admin === null) return order.Status === "Cancelled" ? "failed" : "pending";
  if (admin.OrderStatus === "Cancelled") return "voided";
  if (admin.OrderStatus === "Failed") return "failed";
  const taken = admin.Deliveries.reduce((sum, { DeliveryAmount }) => sum + DeliveryAmount, 0);
  const back = admin.Deliveries.reduce((sum, { CreditedAmount }) => sum + CreditedAmount, 0);
  if (admin.OrderStatus === "Delivered") return taken > 0 && back >= taken ? "voided" : "captured";
  return admin.OrderStatus === "Open" ? "authorised" : "pending";
}

function buyerOf(order: Order): Buyer | null {
  const { BillingAddress: address, Customer: customer } = order;
  if (address === null || address === undefined) return null;
  const isCompany = customer?.IsCompany === true;
  return {
    company: isCompany ? address.FullName : "",
    companyNumber: isCompany ? (customer?.NationalId ?? "") : "",
    firstName: address.FirstName,
    lastName: address.LastName,
    email: order.EmailAddress,
    mobile: order.PhoneNumber,
    address: address.StreetAddress,
    careOf: address.CoAddress,
    postalCode: address.PostalCode,
    city: address.City,
  };
}

const amountOf = (order: Order): number =>
  order.Cart.Items.reduce((sum, item) => sum + (item.UnitPrice * item.Quantity) / 100 - item.DiscountAmount, 0);

const webhookSchema = z.object({ svea_order_id: z.string().regex(/(?:^|\/)(\d{1,15})\/?$/) });

/** A push carries only its address, whose secret part replaces a signature. */
function parseWebhook({ query }: WebhookRequest): WebhookEvent | null {
  const read = webhookSchema.safeParse(query);
  const id = read.success ? /(\d+)\/?$/.exec(read.data.svea_order_id)?.[1] : undefined;
  return id === undefined ? null : { eventId: null, providerId: id };
}

function reportOf(order: Order, admin: Admin | null): ProviderReport {
  return {
    providerId: String(order.OrderId),
    status: statusOf(order, admin),
    amountOre: amountOf(order),
    currency: order.Currency,
    merchant: order.MerchantData,
    reference: order.ClientOrderNumber,
    shipping: null,
    buyer: buyerOf(order),
  };
}

/** The calls that move money after the payment. */
function sveaMoney(
  manage: SignedRequest,
  {
    readAdmin,
    pathOf,
  }: {
    readonly readAdmin: (id: string) => Promise<Admin>;
    readonly pathOf: (id: string) => string;
  },
): Pick<PaymentProvider, "moneyTaken" | "supportsPartialCapture" | "capture" | "release" | "refund"> {
  /** Adds a row for the difference to the other rows: a price reduction, or what gift cards have paid. */
  const addBalancingRow = async (path: string, rows: readonly SveaRowDelivery[], { amountOre, key }: MoneyOrder) => {
    const restOre = amountOre - rows.reduce((sum, row) => sum + row.totalOre, 0);
    if (restOre === 0) return [];
    const body = { articleNumber: key, name: captureTexts.rest, quantity: 100, unitPrice: restOre, vatPercent: 0 };
    const headers = { "idempotency-key": `${key}-row` };
    const answer = await manage({ method: "POST", path: `${path}/rows`, headers, body, answer: rowSchema });
    return [{ orderRowId: answer.OrderRowId, quantity: 100 }];
  };
  return {
    moneyTaken: "at-shipping",
    supportsPartialCapture: true,
    async capture(id, money) {
      const path = pathOf(id);
      const headers = { "idempotency-key": money.key };
      const options = sveaDeliveryOf((await readAdmin(id)).OrderRows, money);
      const balancing = await addBalancingRow(path, options, money);
      const rows = [...options, ...balancing];
      const body = {
        orderRowIds: rows.map(({ orderRowId }) => orderRowId),
        rowDeliveryOptions: rows.map(({ orderRowId, quantity }) => ({ orderRowId, quantity })),
      };
      await manage({ method: "POST", path: `${path}/deliveries`, headers, body, answer: anyAnswer });
      const made = (await readAdmin(id)).Deliveries.at(-1);
      return made === undefined ? null : String(made.Id);
    },
    async release(id, { key }) {
      const headers = { "idempotency-key": key };
      if ((await readAdmin(id)).OrderStatus !== "Open") return;
      await manage({ method: "PATCH", path: pathOf(id), headers, body: { isCancelled: true }, answer: anyAnswer });
    },
    async refund(id, { amountOre, key, captureId }) {
      const headers = { "idempotency-key": key };
      const delivery = captureId ?? (await readAdmin(id)).Deliveries[0]?.Id;
      if (delivery === undefined) throw new ProviderError("refused", "There is no delivery to pay back of.");
      const path = `${pathOf(id)}/deliveries/${encodeURIComponent(delivery)}`;
      await manage({ method: "PATCH", path, headers, body: { creditedAmount: amountOre }, answer: anyAnswer });
    },
  };
}

/** A provider with the API of Svea's checkout: requests are signed with a shared secret and a timestamp. */
export function createSvea(
  access: SveaAccess,
  fetch: ProviderFetch,
  now: () => Date = () => new Date(),
): PaymentProvider {
  const { host, adminHost, merchantId, secret } = access;
  const sign = (body: string) => {
    const timestamp = sveaTimestamp(now());
    return { authorization: sveaAuthorization({ merchantId, secret, body, timestamp }), timestamp };
  };
  const ask = createSignedRequest(fetch, { host: `${host}/api/orders`, sign });
  const manage = createSignedRequest(fetch, { host: `${adminHost}/api/v1/orders`, sign });
  const pathOf = (id: string): string => `/${encodeURIComponent(id)}`;
  const readAdmin = (id: string): Promise<Admin> => manage({ method: "GET", path: pathOf(id), answer: adminSchema });
  const sessionOf = ({ OrderId, Gui }: z.infer<typeof sessionSchema>) => ({
    providerId: String(OrderId),
    snippet: Gui.Snippet,
    redirectUrl: null,
  });

  return {
    name: "svea",
    merchant: merchantId,
    async open(order) {
      const body = toWireOrder(order, merchantId);
      return sessionOf(await ask({ method: "POST", path: "", body, answer: sessionSchema }));
    },
    async update(id, order) {
      const body = toWireOrder(order, merchantId);
      const answer = await askForUpdate(() => ask({ method: "PUT", path: pathOf(id), body, answer: sessionSchema }));
      return answer === null ? null : sessionOf(answer);
    },
    async read(id) {
      const order = await ask({ method: "GET", path: pathOf(id), answer: orderSchema });
      const admin = order.Status === "Final" ? await readAdmin(id) : null;
      return reportOf(order, admin);
    },
    ...sveaMoney(manage, { readAdmin, pathOf }),
    parseWebhook,
  };
}
