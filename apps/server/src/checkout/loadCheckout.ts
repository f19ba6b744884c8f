import { reckon } from "@torg/cart/domain/reckoning";
import { type Kysely, sql } from "kysely";
import type { CartReckoning } from "../cart/CartReckoning.ts";
import type { CartRow } from "../cart/CartRow.ts";
import { cartColumns, type CartContents, cartContents, type CartRecord } from "../cart/loadCart.ts";
import type { Database } from "../database/Database.ts";
import { pointColumns, type PointsBySource } from "../delivery/createServicePoints.ts";
import type { Sealing } from "../secrets/createSealing.ts";
import { type Session, sessionColumn, type SessionRow } from "../sessions/Session.ts";
import { readOfSession } from "../sessions/sessionQueries.ts";
import { type StockDemand, stockDemand } from "../stock/stockDemand.ts";
import type { CheckoutChoice, CheckoutTables } from "./CheckoutTables.ts";
import { type DeliveryChoice, deliveryChoice } from "./deliveryChoice.ts";
import {
  type CheckoutOverrides,
  checkoutTables,
  loadCheckoutTables,
  overrideTables,
  tableColumns,
  type TableRecord,
} from "./loadCheckoutTables.ts";
import { type PaymentChoice, paymentChoice } from "./paymentSelection.ts";
import { rowsInStore } from "./storePlaces.ts";
import { swedishDay } from "./swedishDay.ts";
import { waysOfDelivery } from "./waysOfDelivery.ts";

/** A session's cart and checkout, read in one go: what lies in it, how it is delivered and paid, and what it costs. */
export interface LoadedCheckout {
  readonly sessionId: number;
  readonly customerId: number | null;
  readonly cartKey: string;
  readonly tables: CheckoutTables;
  readonly choice: CheckoutChoice;
  readonly rows: readonly CartRow[];
  /** What the rows take from the stock. */
  readonly demand: readonly StockDemand[];
  readonly delivery: DeliveryChoice;
  readonly payment: PaymentChoice;
  readonly reckoning: CartReckoning;
  /** The label of a code that was added and no longer holds, or null. */
  readonly lapsedDiscount: string | null;
  readonly includesVat: boolean;
  readonly overrides: CheckoutOverrides;
}

/** The checkout of a visitor without a session: nothing chosen, nothing in the cart. */
const firstChoice: CheckoutChoice = {
  customerType: "private",
  countryCode: "SE",
  postalCode: null,
  paymentTypeId: null,
  deliveryTypeId: null,
  shippingOptionId: null,
  orderMessage: "",
  newsletter: false,
};

/** Whether a session buys as a company. */
export function customerTypeOf({
  customer_type: type,
}: Pick<Session, "customer_type">): CheckoutChoice["customerType"] {
  return type === "company" ? "company" : "private";
}

/** What a visitor has chosen so far; without a session, nothing. */
export function choiceOf(session: CheckoutSession | null, overrides: CheckoutOverrides): CheckoutChoice {
  if (session === null) return firstChoice;
  return {
    customerType: customerTypeOf(session),
    countryCode: session.country_code,
    postalCode: overrides.postal_code === undefined ? session.postal_code : overrides.postal_code,
    paymentTypeId: session.payment_type_id,
    deliveryTypeId: session.delivery_type_id,
    shippingOptionId: session.shipping_option_id,
    orderMessage: session.order_message === "" ? (overrides.order_message ?? "") : session.order_message,
    newsletter: session.newsletter,
  };
}

/** What of a session a checkout is made from. */
export type CheckoutSession = Pick<
  Session,
  | "id"
  | "customer_id"
  | "cart_key"
  | "customer_type"
  | "country_code"
  | "postal_code"
  | "payment_type_id"
  | "delivery_type_id"
  | "shipping_option_id"
  | "order_message"
  | "newsletter"
  | "test_checkout"
  | "test_settings"
>;

/** What a checkout is made from. */
export interface CheckoutParts {
  /** Null: a visitor without a session. */
  readonly session: CheckoutSession | null;
  /** The shop's own tables, before any override. */
  readonly tables: CheckoutTables;
  readonly contents: CartContents;
  /** What is known of the places where parcels can be fetched near the buyer. */
  readonly points?: PointsBySource;
  readonly now?: Date;
}

/** Puts a checkout together from what was read, and reckons what it costs. */
export function composeCheckout({
  session,
  tables: shopTables,
  contents,
  points = {},
  now,
}: CheckoutParts): LoadedCheckout {
  const { rows: cartRows, discounts: codes, lapsed } = contents;
  const { tables, overrides } = overrideTables(shopTables, session);
  const choice = choiceOf(session, overrides);
  const ways = waysOfDelivery(tables.deliveryTypes, {
    rows: cartRows,
    stores: tables.stores,
    choice,
    points,
    today: swedishDay(now),
  });
  const delivery = deliveryChoice({ settings: tables.settings, ways, choice, rows: cartRows });
  const storeId = delivery.selected?.option?.storeId ?? null;
  const rows = storeId === null ? cartRows : rowsInStore(cartRows, storeId);
  const payment = paymentChoice(tables.paymentMethods, choice);
  const { freeDeliveryLimitOre: limitOre, forcePickupInStore: isPickupForced } = tables.settings;
  return {
    sessionId: session?.id ?? 0,
    customerId: session?.customer_id ?? null,
    cartKey: session?.cart_key ?? "",
    overrides,
    choice,
    tables,
    rows,
    demand: stockDemand(rows, storeId),
    delivery,
    payment,
    reckoning: reckon({
      rows,
      codes,
      freeDelivery: { limitOre, isPickupForced },
      // Nothing is delivered of an empty cart.
      delivery: rows.length === 0 ? null : (delivery.selected?.type ?? null),
      feeOre: payment.selected?.priceOre ?? 0,
    }),
    lapsedDiscount: lapsed,
    includesVat: overrides.includes_vat ?? choice.customerType === "private",
  };
}

/** A checkout as it stands at this moment, and what has become of its cart. */
export interface OrderableCheckout {
  readonly checkout: LoadedCheckout;
  /** The order that the cart has become; null: none. */
  readonly orderId: number | null;
  /** Whether stock is kept for payments of the session. */
  readonly keepsStock: boolean;
}

interface OrderRecord {
  readonly order_id: number | null;
  readonly keeps_stock: boolean;
}

const nowColumns = sql<SessionRow & CartRecord & TableRecord & OrderRecord & { readonly points: PointsBySource }>`
  ${sessionColumn}, ${cartColumns}, ${tableColumns}, ${pointColumns},
  (SELECT o.id FROM "order" o WHERE o.cart_key = session.cart_key) AS order_id,
  EXISTS (SELECT 1 FROM payment y JOIN stock_reservation r ON r.payment_id = y.id
    WHERE y.session_id = session.id) AS keeps_stock`;

/**
 * Reads everything that an order depends on, in one statement; without such a session, the empty checkout. Gift cards go
 * by their names, unless `open` tells how their codes were typed.
 */
export async function loadOrderableCheckout(
  db: Kysely<Database>,
  sessionId: number,
  open?: Sealing["open"],
): Promise<OrderableCheckout> {
  const row = await readOfSession(db, sessionId, nowColumns);
  const [session, tables] = row === null ? [null, await loadCheckoutTables(db)] : [row.session, checkoutTables(row)];
  return {
    checkout: composeCheckout({ session, tables, contents: cartContents(row, open), points: row?.points ?? {} }),
    orderId: row?.order_id ?? null,
    keepsStock: row?.keeps_stock ?? false,
  };
}

/** Reads the checkout of a session as it is at this moment; without such a session, the empty one. */
export async function loadCheckout(db: Kysely<Database>, sessionId: number): Promise<LoadedCheckout> {
  return (await loadOrderableCheckout(db, sessionId)).checkout;
}
