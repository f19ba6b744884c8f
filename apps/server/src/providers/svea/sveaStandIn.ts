import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import * as z from "zod";
import type { Database } from "../../database/Database.ts";
import {
  type AskShop,
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
  moveStandInMoney,
  openStandIn,
  rewriteStandIn,
  type StandInPayment,
} from "../standIns/standInStore.ts";
import type { SveaAccess } from "./createSvea.ts";
import { sveaAuthorization } from "./sveaSignature.ts";

const orderSchema = z.object({
  countryCode: z.string().length(2),
  currency: z.literal("SEK"),
  locale: z.literal("sv-se"),
  clientOrderNumber: z.string().min(1),
  merchantSettings: z.object({
    termsUri: z.url(),
    checkoutUri: z.url(),
    confirmationUri: z.url(),
    pushUri: z.string(),
    checkoutValidationCallBackUri: z.string(),
  }),
  cart: z.object({
    items: z
      .array(
        z.object({
          name: z.string().min(1).max(40),
          articleNumber: z.string().default(""),
          quantity: z.int().positive(),
          unitPrice: z.int(),
          discountAmount: z.int().nonnegative(),
          vatPercent: z.int(),
        }),
      )
      .min(1),
  }),
  /** Rows added after the payment. */
  addedRows: z.array(z.object({ articleNumber: z.string(), unitPrice: z.int() })).default([]),
  /** The delivered hundredths of each row, by row number. */
  delivered: z.record(z.string(), z.int()).default({}),
  presetValues: z.array(z.object({ typeName: z.string(), value: z.string(), isReadonly: z.boolean() })),
  merchantData: z.string(),
});

const snippet = '<div id="svea-checkout-container"></div><script src="/_providers/svea.js"></script>';

const adminStatus = {
  open: "Pending",
  failed: "Failed",
  authorised: "Open",
  captured: "Delivered",
  voided: "Cancelled",
} as const;

function paymentResponse(payment: StandInPayment, status: number): StandInAnswer {
  const order = orderSchema.parse(payment.body);
  const isCompany = order.presetValues.some((preset) => preset.typeName === "isCompany" && preset.value === "true");
  const isOpen = payment.state === "open" || payment.state === "failed";
  return {
    status,
    body: {
      OrderId: Number(payment.id),
      ClientOrderNumber: order.clientOrderNumber,
      MerchantData: order.merchantData,
      Currency: order.currency,
      Status: isOpen ? "Created" : "Final",
      Gui: { Layout: "desktop", Snippet: snippet },
      Cart: {
        Items: order.cart.items.map((item) => ({
          Quantity: item.quantity,
          UnitPrice: item.unitPrice,
          DiscountAmount: item.discountAmount,
        })),
      },
      EmailAddress: standInBuyer.email,
      PhoneNumber: standInBuyer.mobile,
      Customer: { IsCompany: isCompany, NationalId: isCompany ? standInBuyer.companyNumber : "" },
      BillingAddress: {
        FullName: isCompany ? standInBuyer.company : `${standInBuyer.firstName} ${standInBuyer.lastName}`,
        FirstName: standInBuyer.firstName,
        LastName: standInBuyer.lastName,
        StreetAddress: standInBuyer.address,
        CoAddress: "",
        PostalCode: standInBuyer.postalCode,
        City: standInBuyer.city,
      },
    },
  };
}

type Order = z.infer<typeof orderSchema>;

/** The total of the order, in öre. */
const sumOf = ({ cart: { items } }: Order): number =>
  items.reduce((sum, item) => sum + (item.unitPrice * item.quantity) / 100 - item.discountAmount, 0);

/** Rows by number, from 1, with the quantity that is not delivered yet. */
function rowsOf({ cart: { items }, addedRows, delivered }: Order) {
  const added = addedRows.map((row) => ({ ...row, quantity: 100, discountAmount: 0 }));
  return [...items, ...added].map((item, index) => {
    const left = item.quantity - (delivered[String(index + 1)] ?? 0);
    return { ...item, id: index + 1, left, leftDiscount: Math.round((item.discountAmount * left) / item.quantity) };
  });
}

const movesOf = async (db: Kysely<Database>, { provider, id }: StandInPayment) =>
  db
    .selectFrom("stand_in_move")
    .selectAll()
    .where("provider", "=", provider)
    .where("payment_id", "=", id)
    .orderBy("created_at")
    .execute();

/** Each delivery with its credited amount; the key of a credit starts with its delivery. */
async function managed(db: Kysely<Database>, payment: StandInPayment): Promise<StandInAnswer> {
  const moves = await movesOf(db, payment);
  const creditedOf = (delivery: number): number =>
    moves.reduce((sum, { kind, request_key: key, amount_ore: ore }) => {
      return kind === "refund" && key.startsWith(`${delivery}/`) ? sum + ore : sum;
    }, 0);
  const Deliveries = moves
    .filter(({ kind }) => kind === "capture")
    .map(({ amount_ore: DeliveryAmount }, index) => ({
      Id: index + 1,
      DeliveryAmount,
      CreditedAmount: creditedOf(index + 1),
    }));
  const OrderRows = rowsOf(orderSchema.parse(payment.body))
    .filter(({ left }) => left > 0)
    .map((row) => ({
      OrderRowId: row.id,
      ArticleNumber: row.articleNumber,
      Quantity: row.left,
      UnitPrice: row.unitPrice,
      DiscountAmount: row.leftDiscount,
      AvailableActions: payment.state === "authorised" ? ["CanDeliverRow", "CanCancelRow"] : [],
    }));
  const OrderStatus = Deliveries.length > 0 && payment.state === "voided" ? "Delivered" : adminStatus[payment.state];
  return { status: 200, body: { OrderStatus, Deliveries, OrderRows } };
}

const deliverySchema = z.object({
  orderRowIds: z.array(z.int()).min(1),
  rowDeliveryOptions: z.array(z.object({ orderRowId: z.int(), quantity: z.int().positive() })),
});

/** Delivers rows or parts of them, and captures their price. */
async function deliver({ db, body }: StandInRequest, payment: StandInPayment, key: string): Promise<StandInAnswer> {
  const wanted = deliverySchema.safeParse(body);
  if (!wanted.success) return { status: 400, body: {} };
  if ((await movesOf(db, payment)).some((move) => move.request_key === key)) return accepted;
  const order = orderSchema.parse(payment.body);
  const rows = rowsOf(order);
  const delivered = { ...order.delivered };
  let amountOre = 0;
  for (const { orderRowId, quantity } of wanted.data.rowDeliveryOptions) {
    const row = rows.find(({ id }) => id === orderRowId);
    if (row === undefined || quantity > row.left) return notAllowed;
    delivered[String(orderRowId)] = (delivered[String(orderRowId)] ?? 0) + quantity;
    amountOre += Math.round((row.unitPrice * quantity) / 100) - Math.round((row.leftDiscount * quantity) / row.left);
  }
  const isMoved = await moveStandInMoney(db, payment, { kind: "capture", amountOre, key, heldOre: sumOf(order) });
  if (!isMoved) return notAllowed;
  await rewriteStandIn(db, payment, { ...order, delivered });
  return accepted;
}

const addedSchema = z.object({ articleNumber: z.string(), unitPrice: z.int(), quantity: z.literal(100) });

/** Adds a row to the order; its article number identifies a retry. */
async function addRow({ db, body }: StandInRequest, payment: StandInPayment): Promise<StandInAnswer> {
  const row = addedSchema.safeParse(body);
  if (!row.success) return { status: 400, body: {} };
  const order = orderSchema.parse(payment.body);
  const addedRows = [...order.addedRows, row.data];
  await rewriteStandIn(db, payment, { ...order, addedRows });
  return { status: 201, body: { OrderRowId: order.cart.items.length + addedRows.length } };
}

const accepted: StandInAnswer = { status: 202, body: undefined };
const creditSchema = z.object({ creditedAmount: z.int().positive() });
const cancelSchema = z.object({ isCancelled: z.literal(true) });

/** Handles the payment administration calls for a paid order. */
async function administer(request: StandInRequest, payment: StandInPayment, way: string): Promise<StandInAnswer> {
  const { method, headers, body, db } = request;
  if (method === "GET") return managed(db, payment);
  const key = headers.get("idempotency-key") ?? newId();
  if (method === "POST") return way === "/rows" ? addRow(request, payment) : deliver(request, payment, key);
  const heldOre = sumOf(orderSchema.parse(payment.body));
  const credit = creditSchema.safeParse(body);
  const delivery = /^\/deliveries\/(\d+)$/.exec(way)?.[1];
  if (delivery !== undefined && credit.success) {
    const refund = {
      kind: "refund",
      amountOre: credit.data.creditedAmount,
      key: `${delivery}/${key}`,
      heldOre,
    } as const;
    return (await moveStandInMoney(db, payment, refund)) ? accepted : notAllowed;
  }
  if (!cancelSchema.safeParse(body).success) return { status: 400, body: {} };
  const { leftOre } = await standInMoney(db, payment, heldOre);
  const isMoved = await moveStandInMoney(db, payment, { kind: "release", amountOre: leftOre, key, heldOre });
  return isMoved ? accepted : notAllowed;
}

/** The access that the shop uses with this stand-in. */
export const sveaAccess: SveaAccess = {
  host: standInHost("svea"),
  adminHost: standInHost("svea-admin"),
  merchantId: "100001",
  secret: "stand-in",
};

/** Whether a request is signed with the stand-in's secret, over the exact body received. */
function isSigned(headers: Headers, body: string): boolean {
  const { merchantId, secret } = sveaAccess;
  const timestamp = headers.get("timestamp") ?? "";
  return headers.get("authorization") === sveaAuthorization({ merchantId, secret, body, timestamp });
}

const newId = (): string => String(randomInt(1_000_000, 2_000_000_000));

const answer: StandIn["answer"] = async (request) => {
  const { method, path, headers, body, db } = request;
  if (!isSigned(headers, body === undefined ? "" : JSON.stringify(body))) return { status: 401, body: {} };
  const [, area, id = "", action] = /^\/api\/(v1\/)?orders(?:\/(\d+))?(\/(?:deliveries|rows).*)?$/.exec(path) ?? [];
  if (id === "" && method === "POST") {
    const order = orderSchema.safeParse(body);
    if (!order.success) return { status: 400, body: {} };
    return paymentResponse(
      await openStandIn(db, "svea", { id: newId(), key: order.data.clientOrderNumber, body }),
      201,
    );
  }
  const payment = await findStandIn(db, "svea", id);
  if (payment === null) return notFound;
  if (area === undefined) {
    if (method === "GET") return paymentResponse(payment, 200);
    if (!orderSchema.safeParse(body).success) return { status: 400, body: {} };
    return (await changeStandIn(db, payment, body)) ? paymentResponse({ ...payment, body }, 200) : notAllowed;
  }
  return administer(request, payment, action ?? "");
};

const verdictSchema = z.object({ valid: z.boolean(), message: z.string().default("") });

/** Asks the shop at its validation address. */
async function objection(payment: StandInPayment, ask: AskShop): Promise<string | null> {
  const { checkoutValidationCallBackUri: address } = orderSchema.parse(payment.body).merchantSettings;
  const verdict = verdictSchema.parse((await ask(new URL(address).pathname)).answer);
  return verdict.valid ? null : verdict.message;
}

/** Does what Svea's loader does: it can be disabled, and notifies the page that it is ready. */
const script = `{
  connect({ setPaused }) {
    window.scoApi = { setCheckoutEnabled: (isEnabled) => setPaused(!isEnabled), observeEvent() {} };
    document.dispatchEvent(new CustomEvent("checkoutReady"));
  },
}`;

/** Responds as Svea's checkout and its payment administration do. */
export const sveaStandIn: StandIn = {
  hosts: ["svea", "svea-admin"],
  answer,
  webhook({ id }) {
    const order = encodeURIComponent(`${sveaAccess.host}/api/orders/${id}`);
    return { query: `?svea_order_id=${order}`, headers: {}, payload: {} };
  },
  objection,
  script,
  payButtonLabel: "complete",
  hasOwnCancelButton: false,
};
