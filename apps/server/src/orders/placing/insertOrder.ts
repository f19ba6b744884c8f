import { normalizeCustomerForm } from "@torg/checkout/domain/customer";
import { type Insertable, sql, type Transaction } from "kysely";
import type { CartPriceBreakdown } from "../../cart/CartPriceBreakdown.ts";
import { storedTerms } from "../../checkout/acceptedTerms.ts";
import type { LoadedCheckout } from "../../checkout/LoadedCheckout.ts";
import type { Database } from "../../database/Database.ts";
import type { OrderLineTable, OrderTable } from "../../database/tables/orderTables.ts";
import { draftAfterOrder } from "../../sessions/flash.ts";
import { buyerColumns } from "./buyerColumns.ts";
import type { OrderRequest, PaidOrderRequest } from "./OrderRequest.ts";

/**
 * The amounts of an order. Its total is what was left to pay: gift cards are in the discount although they do not lower
 * the lines, and they do not lower the VAT.
 */
function moneyValues(pricing: CartPriceBreakdown) {
  const { subtotal, discount, delivery, fee, total, giftCardsOre, dueOre, dominantVatPercent } = pricing;
  return {
    products_ore: subtotal.inclOre,
    discount_ore: discount.inclOre + giftCardsOre,
    delivery_ore: delivery.inclOre,
    payment_fee_ore: fee.inclOre,
    vat_ore: total.vatOre,
    total_ore: dueOre,
    charges_vat_percent: dominantVatPercent,
  };
}

function orderValues(
  checkout: LoadedCheckout,
  { sessionId, form, kind }: OrderRequest | PaidOrderRequest,
): Omit<Insertable<OrderTable>, "id" | "name" | "terms_hash"> {
  const tidy = normalizeCustomerForm({ ...form, customerType: checkout.choice.customerType });
  const { quote, option } = checkout.delivery.selected ?? { quote: null, option: null };
  const isPaid = kind !== "free" && kind !== "manual";
  const payment = kind === "free" ? null : checkout.payment.selected;
  return {
    session_id: sessionId,
    cart_key: checkout.cartKey,
    provider: kind,
    state: isPaid ? "paid" : "placed",
    is_offer: checkout.configuration.isQuote && !isPaid,
    payment_type_id: payment?.id ?? null,
    payment_name: payment?.name ?? "",
    customer_type: tidy.customerType,
    company: tidy.companyName,
    pnr: tidy.identityNumber,
    email: tidy.email,
    ...buyerColumns(tidy),
    country_code: checkout.choice.countryCode,
    delivery_type_id: quote?.id ?? null,
    delivery_name: quote?.name ?? "",
    shipping_option_id: option?.key ?? null,
    shipping_option_label: option?.label ?? null,
    store_id: option?.storeId ?? null,
    message: checkout.choice.orderMessage,
    newsletter: checkout.choice.newsletter,
    standard_delivery_ore: checkout.delivery.cheapestOre,
    ...moneyValues(checkout.pricing),
  };
}

function lineValues(
  { row, unit, original, total, discountOre, reduced }: CartPriceBreakdown["lines"][number],
  index: number,
): Omit<Insertable<OrderLineTable>, "order_id"> {
  return {
    position: index + 1,
    product_id: row.soldId,
    external_id: row.externalId,
    name: row.parentName === null ? row.name : `${row.parentName}, ${row.name}`,
    quantity: row.quantity,
    unit_price_ore: unit.inclOre,
    original_price_ore: original.inclOre,
    discount_ore: discountOre,
    total_ore: total.inclOre,
    vat_percent: row.vatPercent,
    vat_ore: reduced.vatOre,
    gift_campaign_id: row.giftCampaignId,
    withdrawal_exempt_reason: row.giftCampaignId === null ? (row.withdrawalExemptReason ?? "") : "",
  };
}

/** The column names of an object, as a list and prefixed with the row `v`. */
function columnsOf(values: object) {
  const names = Object.keys(values);
  const list = (prefix: string) => sql.raw(names.map((name) => `${prefix}"${name}"`).join(", "));
  return { names: list(""), values: list("v.") };
}

/** Columns about the buyer; never the identity number, which is only stored with the order. */
const persons = ["first_name", "last_name", "mobile"] as const;

/** Columns of the address, which are copied all together or not at all. */
const places = ["address", "co", "zipcode", "city"] as const;

/**
 * Copies a buyer's details from the order to the logged-in account, to prefill the next order, if the mail addresses
 * match. Details that a payment provider leaves out stay as they were, and so does the company of a private order.
 */
function storedDetails(order: { readonly email: string }, sessionId: number) {
  const person = persons.map((name) => `"${name}" = coalesce(nullif(v."${name}", ''), c."${name}")`);
  const isWhole = "v.address <> '' AND v.zipcode <> '' AND v.city <> ''";
  const place = places.map((name) => `"${name}" = CASE WHEN ${isWhole} THEN v."${name}" ELSE c."${name}" END`);
  const company =
    "company = CASE WHEN v.customer_type = 'company' AND v.company <> '' THEN v.company ELSE c.company END";
  return sql`
    UPDATE customer c SET ${sql.raw([...person, ...place, company].join(", "))}
    FROM session s, json_populate_record(NULL::"order", ${JSON.stringify(order)}) v
    WHERE s.id = ${sessionId} AND c.id = s.customer_id AND c.email = lower(v.email)`;
}

/**
 * Writes an order with its lines and accepted terms, empties its cart, and saves the buyer's details with their
 * account, in one statement. The order number shown to shoppers is the order's id, taken from the sequence before the
 * insert.
 */
export async function insertOrder(
  db: Transaction<Database>,
  checkout: LoadedCheckout,
  request: OrderRequest | PaidOrderRequest,
): Promise<number> {
  const values = orderValues(checkout, request);
  const order = { ...values, pnr: await request.seal(values.pnr ?? "", db) };
  const lines = checkout.pricing.lines.map(lineValues);
  const [orderColumns, lineColumns] = [columnsOf(order), columnsOf(lines[0] ?? {})];
  const { sessionId } = request;
  const { rows } = await sql<{ readonly order_id: number }>`
    WITH ${storedTerms},
      number AS (SELECT nextval(pg_get_serial_sequence('"order"', 'id'))::integer AS id),
      made AS (
        INSERT INTO "order" (id, name, terms_hash, ${orderColumns.names})
        SELECT number.id, number.id::text, terms.hash, ${orderColumns.values}
        FROM number, terms, json_populate_record(NULL::"order", ${JSON.stringify(order)}) v RETURNING id),
      lines AS (DELETE FROM cart_line WHERE session_id = ${sessionId}),
      codes AS (DELETE FROM session_discount WHERE session_id = ${sessionId}),
      details AS (${storedDetails(order, sessionId)}),
      choice AS (
        UPDATE session SET delivery_type_id = NULL, shipping_option_id = NULL, order_message = '', cart_begun_at = NULL,
          form_draft = ${draftAfterOrder}
        WHERE id = ${sessionId})
    INSERT INTO order_line (order_id, ${lineColumns.names})
    SELECT made.id, ${lineColumns.values} FROM made, json_populate_recordset(NULL::order_line, ${JSON.stringify(lines)}) v
    RETURNING order_id`.execute(db);
  const [line] = rows;
  if (line === undefined) throw new Error("The order has no lines.");
  return line.order_id;
}
