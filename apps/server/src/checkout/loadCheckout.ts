import { type Kysely, sql } from "kysely";
import type { CartRow } from "../cart/CartRow.ts";
import { type DiscountAmount, discountAmounts } from "../cart/discountAmounts.ts";
import { lineAmounts } from "../cart/lineAmounts.ts";
import { cartColumns, type CartContents, cartContents, type CartRecord } from "../cart/loadCart.ts";
import type { Database } from "../database/Database.ts";
import type { Sealing } from "../secrets/createSealing.ts";
import { type Session, sessionColumn, type SessionRow } from "../sessions/Session.ts";
import { readOfSession } from "../sessions/sessionQueries.ts";
import type { CheckoutChoice, CheckoutSituation, CheckoutTables } from "./CheckoutTables.ts";
import {
  type CheckoutOverrides,
  checkoutTables,
  loadCheckoutTables,
  overrideTables,
  readOverrides,
  tableColumns,
  type TableRecord,
} from "./loadCheckoutTables.ts";

/** A session's cart and checkout, read in one go. */
export interface LoadedCheckout extends CheckoutSituation {
  readonly sessionId: number;
  readonly customerId: number | null;
  readonly cartKey: string;
  readonly discounts: readonly DiscountAmount[];
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

/** What the products cost less the discounts, in ore with VAT. */
export function goodsAfterDiscount(rows: readonly CartRow[], discounts: readonly DiscountAmount[]): number {
  const products = rows.reduce((sum, row) => sum + lineAmounts(row).totalOre, 0);
  return products - discounts.reduce((sum, one) => sum + one.amountOre, 0);
}

/** Whether a session buys as a company. */
export function customerTypeOf({
  customer_type: type,
}: Pick<Session, "customer_type">): CheckoutChoice["customerType"] {
  return type === "company" ? "company" : "private";
}

function choiceOf(session: Session, overrides: CheckoutOverrides): CheckoutChoice {
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

/** What a checkout is made from. */
export interface CheckoutParts {
  /** Null: a visitor without a session. */
  readonly session: Session | null;
  /** The shop's own tables, before any override. */
  readonly tables: CheckoutTables;
  readonly contents: CartContents;
}

/** Puts a checkout together from what was read. */
export function composeCheckout({ session, tables, contents }: CheckoutParts): LoadedCheckout {
  const overrides = readOverrides(session?.test_checkout);
  const choice = session === null ? firstChoice : choiceOf(session, overrides);
  const discounts = discountAmounts(contents.rows, contents.discounts);
  return {
    sessionId: session?.id ?? 0,
    customerId: session?.customer_id ?? null,
    cartKey: session?.cart_key ?? "",
    overrides,
    choice,
    tables: overrideTables(tables, session),
    rows: contents.rows,
    discounts,
    lapsedDiscount: contents.lapsed,
    goodsOre: goodsAfterDiscount(contents.rows, discounts),
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

const nowColumns = sql<SessionRow & CartRecord & TableRecord & OrderRecord>`
  ${sessionColumn}, ${cartColumns}, ${tableColumns},
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
    checkout: composeCheckout({ session, tables, contents: cartContents(row, open) }),
    orderId: row?.order_id ?? null,
    keepsStock: row?.keeps_stock ?? false,
  };
}

/** Reads the checkout of a session as it is at this moment; without such a session, the empty one. */
export async function loadCheckout(db: Kysely<Database>, sessionId: number): Promise<LoadedCheckout> {
  return (await loadOrderableCheckout(db, sessionId)).checkout;
}
