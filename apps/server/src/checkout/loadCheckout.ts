import type { Kysely } from "kysely";
import type { CartRow } from "../cart/CartRow.ts";
import { type DiscountAmount, discountAmounts } from "../cart/discountAmounts.ts";
import { lineAmounts } from "../cart/lineAmounts.ts";
import { type CartContents, loadCartContents } from "../cart/loadCart.ts";
import type { Database } from "../database/Database.ts";
import type { Session } from "../sessions/Session.ts";
import type { CheckoutChoice, CheckoutSituation, CheckoutTables } from "./CheckoutTables.ts";
import { type CheckoutOverrides, loadCheckoutTables, overrideTables, readOverrides } from "./loadCheckoutTables.ts";

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

function choiceOf(session: Session, overrides: CheckoutOverrides): CheckoutChoice {
  return {
    customerType: session.customer_type === "company" ? "company" : "private",
    countryCode: session.country_code,
    postalCode: overrides.postal_code === undefined ? session.postal_code : overrides.postal_code,
    paymentTypeId: session.payment_type_id,
    deliveryTypeId: session.delivery_type_id,
    shippingOptionId: session.shipping_option_id,
    orderMessage: session.order_message === "" ? (overrides.order_message ?? "") : session.order_message,
    newsletter: session.newsletter,
  };
}

const emptyContents: CartContents = { rows: [], discounts: [], lapsed: null };

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
    tables: overrideTables(tables, overrides),
    rows: contents.rows,
    discounts,
    lapsedDiscount: contents.lapsed,
    goodsOre: goodsAfterDiscount(contents.rows, discounts),
    includesVat: overrides.includes_vat ?? choice.customerType === "private",
  };
}

/** Reads the cart of a session, and puts its checkout together with tables that are given. */
export async function loadCheckoutOf(
  db: Kysely<Database>,
  session: Session | null,
  tables: CheckoutTables,
): Promise<LoadedCheckout> {
  const contents = session === null ? emptyContents : await loadCartContents(db, session.id);
  return composeCheckout({ session, tables, contents });
}

/** Reads everything that an order depends on, as it is at this moment; without such a session, the empty checkout. */
export async function loadCheckout(db: Kysely<Database>, sessionId: number): Promise<LoadedCheckout> {
  const session = await db.selectFrom("session").selectAll().where("id", "=", sessionId).executeTakeFirst();
  return loadCheckoutOf(db, session ?? null, await loadCheckoutTables(db));
}
