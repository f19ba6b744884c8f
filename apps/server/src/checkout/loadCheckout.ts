import { calculatePrice } from "@torg/cart/domain/pricing";
import { type Kysely, sql } from "kysely";
import type { CartPriceBreakdown } from "../cart/CartPriceBreakdown.ts";
import type { CartRow } from "../cart/CartRow.ts";
import { cartColumns, type CartContents, cartContents, type CartRecord } from "../cart/loadCart.ts";
import type { Database } from "../database/Database.ts";
import { pointColumns, type PointsBySource } from "../delivery/createServicePoints.ts";
import type { Sealing } from "../secrets/createSealing.ts";
import { type Session, sessionColumn, type SessionRow } from "../sessions/Session.ts";
import { readOfSession } from "../sessions/sessionQueries.ts";
import { type StockDemand, stockDemand } from "../stock/stockDemand.ts";
import type { CheckoutChoice, CheckoutConfiguration } from "./configuration/CheckoutConfiguration.ts";
import { type DeliveryChoice, deliveryChoice } from "./delivery/deliveryChoice.ts";
import { configurationColumns, type ConfigurationRecord } from "./configuration/configurationColumns.ts";
import {
  type CheckoutOverrides,
  checkoutConfiguration,
  loadCheckoutConfiguration,
  overrideConfiguration,
} from "./configuration/loadCheckoutConfiguration.ts";
import { type PaymentChoice, paymentChoice } from "./payment/paymentSelection.ts";
import { rowsInStore } from "./delivery/storePlaces.ts";
import { swedishDay } from "./swedishDay.ts";
import { quoteDeliveries } from "./delivery/quoteDeliveries.ts";

/** A session's cart and checkout, read in one query: contents, delivery, payment and price. */
export interface LoadedCheckout {
  readonly sessionId: number;
  readonly customerId: number | null;
  readonly cartKey: string;
  readonly configuration: CheckoutConfiguration;
  readonly choice: CheckoutChoice;
  readonly rows: readonly CartRow[];
  /** The stock that the rows need. */
  readonly demand: readonly StockDemand[];
  readonly delivery: DeliveryChoice;
  readonly payment: PaymentChoice;
  readonly pricing: CartPriceBreakdown;
  /** The label of a code that was added and has lapsed, or null. */
  readonly lapsedDiscount: string | null;
  readonly includesVat: boolean;
  readonly overrides: CheckoutOverrides;
}

/** The checkout of a visitor without a session: no choices, empty cart. */
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

/** The customer type of a session. */
export function customerTypeOf({
  customer_type: type,
}: Pick<Session, "customer_type">): CheckoutChoice["customerType"] {
  return type === "company" ? "company" : "private";
}

/** The visitor's choices so far; the defaults without a session. */
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

/** The session fields that a checkout is made from. */
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

/** The input of a checkout. */
export interface CheckoutInput {
  /** Null: a visitor without a session. */
  readonly session: CheckoutSession | null;
  /** The shop's own configuration, before any override. */
  readonly configuration: CheckoutConfiguration;
  readonly contents: CartContents;
  /** The known pick-up points near the buyer. */
  readonly points?: PointsBySource;
  readonly now?: Date;
}

/** Composes a checkout from what was read, and calculates its price. */
export function composeCheckout({
  session,
  configuration: shopConfiguration,
  contents,
  points = {},
  now,
}: CheckoutInput): LoadedCheckout {
  const { rows: cartRows, discounts: codes, lapsed } = contents;
  const { configuration, overrides } = overrideConfiguration(shopConfiguration, session);
  const choice = choiceOf(session, overrides);
  const quotes = quoteDeliveries(configuration.deliveryMethods, {
    rows: cartRows,
    stores: configuration.stores,
    choice,
    points,
    today: swedishDay(now),
  });
  const delivery = deliveryChoice({ settings: configuration.settings, quotes, choice, rows: cartRows });
  const storeId = delivery.selected?.option?.storeId ?? null;
  const rows = storeId === null ? cartRows : rowsInStore(cartRows, storeId);
  const payment = paymentChoice(configuration.paymentMethods, choice);
  const { freeDeliveryLimitOre: limitOre, forcePickupInStore: isPickupForced } = configuration.settings;
  return {
    sessionId: session?.id ?? 0,
    customerId: session?.customer_id ?? null,
    cartKey: session?.cart_key ?? "",
    overrides,
    choice,
    configuration,
    rows,
    demand: stockDemand(rows, storeId),
    delivery,
    payment,
    pricing: calculatePrice({
      rows,
      codes,
      freeDelivery: { limitOre, isPickupForced },
      // An empty cart has no delivery.
      delivery: rows.length === 0 ? null : (delivery.selected?.quote ?? null),
      feeOre: payment.selected?.priceOre ?? 0,
    }),
    lapsedDiscount: lapsed,
    includesVat: overrides.includes_vat ?? choice.customerType === "private",
  };
}

/** The current checkout, and the order that its cart has become. */
export interface OrderableCheckout {
  readonly checkout: LoadedCheckout;
  /** The order that the cart has become; null = none. */
  readonly orderId: number | null;
  /** Whether stock is reserved for payments of the session. */
  readonly hasReservation: boolean;
}

interface OrderRecord {
  readonly order_id: number | null;
  readonly keeps_stock: boolean;
}

const orderableColumns = sql<
  SessionRow & CartRecord & ConfigurationRecord & OrderRecord & { readonly points: PointsBySource }
>`
  ${sessionColumn}, ${cartColumns}, ${configurationColumns}, ${pointColumns},
  (SELECT o.id FROM "order" o WHERE o.cart_key = session.cart_key) AS order_id,
  EXISTS (SELECT 1 FROM payment y JOIN stock_reservation r ON r.payment_id = y.id
    WHERE y.session_id = session.id) AS keeps_stock`;

/**
 * Reads everything an order depends on, in one query; the empty checkout when there is no such session. Gift cards go
 * by name unless `open` can unseal their codes.
 */
export async function loadOrderableCheckout(
  db: Kysely<Database>,
  sessionId: number,
  open?: Sealing["open"],
): Promise<OrderableCheckout> {
  const row = await readOfSession(db, sessionId, orderableColumns);
  const [session, configuration] =
    row === null ? [null, await loadCheckoutConfiguration(db)] : [row.session, checkoutConfiguration(row)];
  return {
    checkout: composeCheckout({ session, configuration, contents: cartContents(row, open), points: row?.points ?? {} }),
    orderId: row?.order_id ?? null,
    hasReservation: row?.keeps_stock ?? false,
  };
}

/** Reads the current checkout of a session; the empty one when there is no such session. */
export async function loadCheckout(db: Kysely<Database>, sessionId: number): Promise<LoadedCheckout> {
  return (await loadOrderableCheckout(db, sessionId)).checkout;
}
