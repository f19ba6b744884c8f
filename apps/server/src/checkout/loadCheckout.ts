import type { Kysely } from "kysely";
import type { CartRow } from "../cart/CartRow.ts";
import { type DiscountAmount, discountAmounts } from "../cart/discountAmounts.ts";
import { lineAmounts } from "../cart/lineAmounts.ts";
import { loadCart, loadDiscounts } from "../cart/loadCart.ts";
import type { Database } from "../database/Database.ts";
import type { CheckoutChoice, CheckoutSituation, CheckoutTables } from "./CheckoutTables.ts";
import { type CheckoutOverrides, loadCheckoutTables, readOverrides } from "./loadCheckoutTables.ts";

/** A session's cart and checkout, read in one go. */
export interface LoadedCheckout extends CheckoutSituation {
  readonly sessionId: number;
  readonly customerId: number | null;
  readonly cartKey: string;
  readonly discounts: readonly DiscountAmount[];
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

interface SessionPart {
  readonly choice: CheckoutChoice;
  readonly customerId: number | null;
  readonly cartKey: string;
  readonly overrides: CheckoutOverrides;
}

async function loadSessionPart(db: Kysely<Database>, sessionId: number): Promise<SessionPart> {
  const row = await db.selectFrom("session").selectAll().where("id", "=", sessionId).executeTakeFirst();
  if (row === undefined) return { choice: firstChoice, customerId: null, cartKey: "", overrides: {} };
  const overrides = readOverrides(row.test_checkout);
  const choice: CheckoutChoice = {
    customerType: row.customer_type === "company" ? "company" : "private",
    countryCode: row.country_code,
    postalCode: overrides.postal_code === undefined ? row.postal_code : overrides.postal_code,
    paymentTypeId: row.payment_type_id,
    deliveryTypeId: row.delivery_type_id,
    shippingOptionId: row.shipping_option_id,
    orderMessage: row.order_message === "" ? (overrides.order_message ?? "") : row.order_message,
    newsletter: row.newsletter,
  };
  return { choice, customerId: row.customer_id, cartKey: row.cart_key, overrides };
}

/** What the products cost less the discounts, in ore with VAT. */
export function goodsAfterDiscount(rows: readonly CartRow[], discounts: readonly DiscountAmount[]): number {
  const products = rows.reduce((sum, row) => sum + lineAmounts(row).totalOre, 0);
  return products - discounts.reduce((sum, one) => sum + one.amountOre, 0);
}

/** Reads everything that cart and checkout answer from; without a session, the empty checkout. */
export async function loadCheckout(db: Kysely<Database>, sessionId: number | null): Promise<LoadedCheckout> {
  const session =
    sessionId === null
      ? { choice: firstChoice, customerId: null, cartKey: "", overrides: {} }
      : await loadSessionPart(db, sessionId);
  const tables: CheckoutTables = await loadCheckoutTables(db, session.overrides);
  const rows = sessionId === null ? [] : await loadCart(db, sessionId);
  const discounts = sessionId === null ? [] : discountAmounts(rows, await loadDiscounts(db, sessionId));
  return {
    sessionId: sessionId ?? 0,
    ...session,
    tables,
    rows,
    discounts,
    goodsOre: goodsAfterDiscount(rows, discounts),
    includesVat: session.overrides.includes_vat ?? session.choice.customerType === "private",
  };
}
