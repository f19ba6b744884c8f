import { cartSummary, withoutVat } from "@torg/cart/domain";
import { tidyCustomerForm } from "@torg/checkout/domain/customer";
import { type Insertable, sql, type Transaction } from "kysely";
import { deliveryPriceOre, selectedDelivery, shippingOptionOf } from "../checkout/deliveryChoice.ts";
import { goodsAfterDiscount, type LoadedCheckout } from "../checkout/loadCheckout.ts";
import { selectedPayment } from "../checkout/paymentSelection.ts";
import { writeSums } from "../checkout/writeCheckout.ts";
import type { Database } from "../database/Database.ts";
import type { OrderLineTable, OrderTable } from "../database/tables/orderTables.ts";
import { keptTerms } from "../checkout/acceptedTerms.ts";
import { type OrderLine, orderLines } from "./orderLines.ts";
import type { OrderRequest, PaidOrderRequest } from "./OrderRequest.ts";

interface OrderMoney {
  readonly productsOre: number;
  readonly discountOre: number;
  readonly deliveryOre: number;
  readonly feeOre: number;
  readonly vatOre: number;
  readonly totalOre: number;
}

function orderMoney(checkout: LoadedCheckout, lines: readonly OrderLine[]): OrderMoney {
  const delivery = selectedDelivery(checkout);
  const payment = selectedPayment(checkout.tables.paymentMethods, checkout.choice);
  const deliveryOre = delivery === null ? 0 : deliveryPriceOre(delivery, checkout);
  const feeOre = payment?.priceOre ?? 0;
  const productsOre = lines.reduce((sum, line) => sum + line.totalOre, 0);
  const discountOre = lines.reduce((sum, line) => sum + line.discountOre, 0);
  const cart = writeSums(checkout);
  const around = deliveryOre + feeOre;
  const aroundVat =
    deliveryOre -
    withoutVat(deliveryOre, cart.dominant_vat_rate.factor) +
    feeOre -
    withoutVat(feeOre, cart.dominant_vat_rate.factor);
  const totalOre = goodsAfterDiscount(checkout.rows, checkout.discounts) + around;
  const shown = cartSummary(cart, { name: "", price: feeOre / 100 }).totalInclVatOre;
  if (shown !== totalOre) throw new Error(`The order would cost ${totalOre} ore where the page shows ${shown}.`);
  return {
    productsOre,
    discountOre,
    deliveryOre,
    feeOre,
    totalOre,
    vatOre: lines.reduce((sum, line) => sum + line.vatOre, 0) + aroundVat,
  };
}

function orderValues(
  checkout: LoadedCheckout,
  { sessionId, form, kind }: OrderRequest | PaidOrderRequest,
  money: OrderMoney,
): Omit<Insertable<OrderTable>, "id" | "name" | "terms_hash"> {
  const tidy = tidyCustomerForm({ ...form, customer_type: checkout.choice.customerType });
  const delivery = selectedDelivery(checkout);
  const shippingOption = delivery === null ? null : shippingOptionOf(delivery, checkout.choice.shippingOptionId);
  const isPaid = kind !== "free" && kind !== "manual";
  const payment = kind === "free" ? null : selectedPayment(checkout.tables.paymentMethods, checkout.choice);
  return {
    session_id: sessionId,
    cart_key: checkout.cartKey,
    provider: kind,
    state: isPaid ? "paid" : "placed",
    is_offer: checkout.tables.isOffer && !isPaid,
    payment_type_id: payment?.id ?? null,
    payment_name: payment?.name ?? "",
    customer_type: tidy.customer_type,
    company: tidy.user_company,
    pnr: tidy.user_pnr,
    first_name: tidy.user_firstname,
    last_name: tidy.user_lastname,
    email: tidy.user_email,
    mobile: tidy.user_mobile,
    address: tidy.user_address,
    co: tidy.user_co,
    zipcode: tidy.user_zipcode.replaceAll(/\s/g, ""),
    city: tidy.user_city,
    country_code: checkout.choice.countryCode,
    delivery_type_id: delivery?.id ?? null,
    delivery_name: delivery?.name ?? "",
    shipping_option_id: shippingOption,
    shipping_option_label: delivery?.shippingOptions.find((option) => option.key === shippingOption)?.label ?? null,
    message: checkout.choice.orderMessage,
    newsletter: checkout.choice.newsletter,
    products_ore: money.productsOre,
    discount_ore: money.discountOre,
    delivery_ore: money.deliveryOre,
    payment_fee_ore: money.feeOre,
    vat_ore: money.vatOre,
    total_ore: money.totalOre,
  };
}

function lineValues({ row, ...amounts }: OrderLine, index: number): Omit<Insertable<OrderLineTable>, "order_id"> {
  return {
    position: index + 1,
    product_id: row.soldId,
    external_id: row.externalId,
    name: row.parentName === null ? row.name : `${row.parentName}, ${row.name}`,
    quantity: row.quantity,
    unit_price_ore: amounts.unitOre,
    original_price_ore: amounts.originalOre,
    discount_ore: amounts.discountOre,
    total_ore: amounts.totalOre,
    vat_percent: row.vatPercent,
    vat_ore: amounts.vatOre,
    gift_campaign_id: row.giftCampaignId,
    withdrawal_exempt_reason: row.giftCampaignId === null ? (row.withdrawalExemptReason ?? "") : "",
  };
}

/** The columns that an object names, as a list and as they are taken from a row `v`. */
function columnsOf(values: object) {
  const names = Object.keys(values);
  const list = (prefix: string) => sql.raw(names.map((name) => `${prefix}"${name}"`).join(", "));
  return { names: list(""), values: list("v.") };
}

/**
 * Writes an order with its lines and the terms that it accepts, and empties the cart that it was, in one statement.
 * The number that a shopper is told is the order's id, which is drawn before its row is made.
 */
export async function insertOrder(
  db: Transaction<Database>,
  checkout: LoadedCheckout,
  request: OrderRequest | PaidOrderRequest,
): Promise<number> {
  const frozen = orderLines(checkout.rows, checkout.discounts);
  const values = orderValues(checkout, request, orderMoney(checkout, frozen));
  const order = { ...values, pnr: await request.seal(values.pnr ?? "", db) };
  const lines = frozen.map(lineValues);
  const [orderColumns, lineColumns] = [columnsOf(order), columnsOf(lines[0] ?? {})];
  const { sessionId } = request;
  const { rows } = await sql<{ readonly order_id: number }>`
    WITH ${keptTerms},
      number AS (SELECT nextval(pg_get_serial_sequence('"order"', 'id'))::integer AS id),
      made AS (
        INSERT INTO "order" (id, name, terms_hash, ${orderColumns.names})
        SELECT number.id, number.id::text, terms.hash, ${orderColumns.values}
        FROM number, terms, json_populate_record(NULL::"order", ${JSON.stringify(order)}) v RETURNING id),
      lines AS (DELETE FROM cart_line WHERE session_id = ${sessionId}),
      codes AS (DELETE FROM session_discount WHERE session_id = ${sessionId}),
      choice AS (
        UPDATE session SET delivery_type_id = NULL, shipping_option_id = NULL, order_message = ''
        WHERE id = ${sessionId})
    INSERT INTO order_line (order_id, ${lineColumns.names})
    SELECT made.id, ${lineColumns.values} FROM made, json_populate_recordset(NULL::order_line, ${JSON.stringify(lines)}) v
    RETURNING order_id`.execute(db);
  const [line] = rows;
  if (line === undefined) throw new Error("The order has no lines.");
  return line.order_id;
}
