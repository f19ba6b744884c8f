import * as z from "zod";
import { askForUpdate, type ProviderFetch } from "../providerHttp.ts";
import { anyAnswer, createAsk, providerText } from "../createAsk.ts";
import type {
  Buyer,
  Notice,
  PaymentLine,
  PaymentOrder,
  PaymentProvider,
  ProviderReport,
  RawNotice,
} from "../PaymentProvider.ts";
import { sveaAuthorization, sveaTimestamp } from "./sveaSignature.ts";

/** Access to a Svea-style checkout. */
export interface SveaAccess {
  readonly host: string;
  /** The host of everything that happens after the payment. */
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

/** An order in the provider's shape; our reference makes a repeated order the same one. */
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
      pushUri: `${addresses.notice}?svea_order_id={checkout.order.uri}`,
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
  OrderAmount: z.int().default(0),
  CreditedAmount: z.int().default(0),
  Deliveries: z.array(z.object({ Id: z.int() })).default([]),
});

type Order = z.infer<typeof orderSchema>;
type Admin = z.infer<typeof adminSchema>;

function statusOf(order: Order, admin: Admin | null): ProviderReport["status"] {
  if (admin === null) return order.Status === "Cancelled" ? "failed" : "pending";
  if (admin.OrderStatus === "Cancelled") return "voided";
  if (admin.OrderStatus === "Failed") return "failed";
  if (admin.OrderStatus === "Delivered") return admin.CreditedAmount >= admin.OrderAmount ? "voided" : "captured";
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
    co: address.CoAddress,
    zipcode: address.PostalCode,
    city: address.City,
  };
}

const amountOf = (order: Order): number =>
  order.Cart.Items.reduce((sum, item) => sum + (item.UnitPrice * item.Quantity) / 100 - item.DiscountAmount, 0);

const noticeSchema = z.object({ svea_order_id: z.string().regex(/(?:^|\/)(\d{1,15})\/?$/) });

/** A push carries nothing but its address, whose secret part stands for a signature. */
function readNotice({ query }: RawNotice): Notice | null {
  const read = noticeSchema.safeParse(query);
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

/** A provider that speaks as Svea's checkout does: requests signed with a shared secret and a time stamp. */
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
  const ask = createAsk(fetch, { host: `${host}/api/orders`, sign });
  const manage = createAsk(fetch, { host: `${adminHost}/api/v1/orders`, sign });
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
    async capture(id, { key }) {
      const headers = { "idempotency-key": key };
      const body = { orderRowIds: [] };
      await manage({ method: "POST", path: `${pathOf(id)}/deliveries`, headers, body, answer: anyAnswer });
    },
    async giveBack(id, { amountOre, key }) {
      const headers = { "idempotency-key": key };
      const [delivery] = (await readAdmin(id)).Deliveries;
      if (delivery === undefined) {
        await manage({ method: "PATCH", path: pathOf(id), headers, body: { isCancelled: true }, answer: anyAnswer });
        return;
      }
      const path = `${pathOf(id)}/deliveries/${delivery.Id}`;
      await manage({ method: "PATCH", path, headers, body: { creditedAmount: amountOre }, answer: anyAnswer });
    },
    readNotice,
  };
}
