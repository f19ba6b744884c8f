import { cartSummary, withoutVat } from "@torg/cart/domain";
import { type CustomerForm, tidyCustomerForm } from "@torg/checkout/domain/customer";
import { type Kysely, sql, type Transaction } from "kysely";
import { deliveryPriceOre, selectedDelivery, shippingOptionOf } from "../checkout/deliveryChoice.ts";
import { goodsAfterDiscount, type LoadedCheckout, loadCheckout, loadCheckoutOf } from "../checkout/loadCheckout.ts";
import { loadCheckoutTables } from "../checkout/loadCheckoutTables.ts";
import { selectedPayment } from "../checkout/paymentSelection.ts";
import { totalToPay, writeCart } from "../checkout/writeCheckout.ts";
import type { Database } from "../database/Database.ts";
import { cartDigest } from "../payments/paymentOrder.ts";
import type { ChosenShipping, ProviderName } from "../payments/PaymentProvider.ts";
import { isShippingAsChosen } from "../payments/shippingChoice.ts";
import { moveStock, type StockMovement } from "../stock/moveStock.ts";
import { endReservations } from "../stock/reserveStock.ts";
import { keepTerms } from "./acceptedTerms.ts";
import { checkOrder, orderObstacle } from "./checkOrder.ts";
import { dropLapsedDiscounts } from "./dropLapsedDiscounts.ts";
import { type OrderLine, orderLines, stockDemand } from "./orderLines.ts";
import { OrderRefusal, type OrderResult } from "./orderProblem.ts";
import { spendDiscounts } from "./spendDiscounts.ts";

interface CommonRequest {
  readonly sessionId: number;
  readonly form: CustomerForm;
  readonly now: Date;
}

/** Who orders, by one of the shop's own forms. */
export interface OrderRequest extends CommonRequest {
  readonly kind: "free" | "manual";
}

/** An order that a provider has vouched for: who paid, and the very cart that was paid. */
export interface PaidOrderRequest extends CommonRequest {
  readonly kind: ProviderName;
  readonly cartKey: string;
  readonly cartDigest: string;
  readonly amountOre: number;
  readonly shipping: ChosenShipping | null;
}

async function orderOfCart(db: Kysely<Database>, cartKey: string): Promise<number | null> {
  const order = await db.selectFrom("order").select("id").where("cart_key", "=", cartKey).executeTakeFirst();
  return order?.id ?? null;
}

/** Takes the goods out of the stock; what the session's own payments kept is used for them. */
async function takeFromStock(db: Transaction<Database>, checkout: LoadedCheckout, orderId: number): Promise<void> {
  const kept = await endReservations(db, { sessionId: checkout.sessionId });
  const sold = stockDemand(checkout.rows).map(({ productId, quantity }): StockMovement => ({
    productId,
    change: -quantity,
    reason: "order",
    orderId,
  }));
  const short = await moveStock(db, [...kept, ...sold]);
  if (short === null) return;
  const row = checkout.rows.find((one) => one.soldId === short);
  throw new OrderRefusal({ code: "oversold", name: row?.parentName ?? row?.name ?? "" });
}

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
  const cart = writeCart(checkout);
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
) {
  const tidy = tidyCustomerForm({ ...form, customer_type: checkout.choice.customerType });
  const delivery = selectedDelivery(checkout);
  const shippingOption = delivery === null ? null : shippingOptionOf(delivery, checkout.choice.shippingOptionId);
  const payment = kind === "free" ? null : selectedPayment(checkout.tables.paymentMethods, checkout.choice);
  return {
    session_id: sessionId,
    cart_key: checkout.cartKey,
    provider: kind,
    state: kind === "free" || kind === "manual" ? "placed" : "paid",
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

const sequence = sql`pg_get_serial_sequence('"order"', 'id')`;

/** Writes an order with its lines; the number that a shopper is told is its id, which stands before it in the row. */
async function insertOrder(
  db: Transaction<Database>,
  checkout: LoadedCheckout,
  request: OrderRequest | PaidOrderRequest,
): Promise<number> {
  const lines = orderLines(checkout.rows, checkout.discounts);
  const values = orderValues(checkout, request, orderMoney(checkout, lines));
  const id = sql<number>`nextval(${sequence})::integer`;
  const terms_hash = await keepTerms(db);
  const made = await db
    .insertInto("order")
    .values({ id, name: sql<string>`currval(${sequence})::text`, terms_hash, ...values })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("order_line")
    .values(
      lines.map(({ row, ...amounts }, index) => ({
        order_id: made.id,
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
      })),
    )
    .execute();
  return made.id;
}

async function emptyCart(db: Transaction<Database>, sessionId: number): Promise<void> {
  await sql`
    WITH lines AS (DELETE FROM cart_line WHERE session_id = ${sessionId}),
      codes AS (DELETE FROM session_discount WHERE session_id = ${sessionId})
    UPDATE session SET delivery_type_id = NULL, shipping_option_id = NULL, order_message = ''
    WHERE id = ${sessionId}`.execute(db);
}

/** Writes the order of a cart that has been checked: order, stock, codes, ledgers, and an empty cart. */
async function writeOrder(
  db: Transaction<Database>,
  checkout: LoadedCheckout,
  request: OrderRequest | PaidOrderRequest,
): Promise<number> {
  const orderId = await insertOrder(db, checkout, request);
  await takeFromStock(db, checkout, orderId);
  await spendDiscounts(db, checkout.discounts, { orderId, email: request.form.user_email });
  await emptyCart(db, request.sessionId);
  return orderId;
}

/** The buyer has to see the new total before anything is ordered. */
function refuseLapsedDiscount({ lapsedDiscount: label }: LoadedCheckout): void {
  if (label !== null) throw new OrderRefusal({ code: "discount-used-up", label, discountId: null });
}

/** Hears of a new order inside the transaction that writes it. */
type OnPlaced = (db: Transaction<Database>, orderId: number) => Promise<void>;

async function placeIn(db: Transaction<Database>, request: OrderRequest, onPlaced: OnPlaced): Promise<number> {
  const session = await db
    .selectFrom("session")
    .selectAll()
    .where("id", "=", request.sessionId)
    .forUpdate()
    .executeTakeFirst();
  const existing = session === undefined ? null : await orderOfCart(db, session.cart_key);
  if (existing !== null) return existing;
  const checkout = await loadCheckoutOf(db, session ?? null, await loadCheckoutTables(db));
  refuseLapsedDiscount(checkout);
  const problem = checkOrder(checkout, request.kind, request);
  if (problem !== null) throw new OrderRefusal(problem);
  const orderId = await writeOrder(db, checkout, request);
  await onPlaced(db, orderId);
  return orderId;
}

/**
 * Turns the cart that a provider was paid for into an order, inside a transaction that has locked the session. Throws
 * an `OrderRefusal` when the cart is another one by now, was ordered already, or cannot be delivered from stock.
 */
export async function placePaidOrder(db: Transaction<Database>, request: PaidOrderRequest): Promise<number> {
  const checkout = await loadCheckout(db, request.sessionId);
  if (checkout.cartKey !== request.cartKey || (await orderOfCart(db, request.cartKey)) !== null) {
    throw new OrderRefusal({ code: "cart-ordered" });
  }
  refuseLapsedDiscount(checkout);
  const obstacle = orderObstacle(checkout, request.kind);
  if (obstacle !== null) throw new OrderRefusal(obstacle);
  const isSame = cartDigest(checkout) === request.cartDigest && totalToPay(checkout) === request.amountOre;
  if (!isSame || !isShippingAsChosen(checkout, request.shipping)) throw new OrderRefusal({ code: "cart-changed" });
  return writeOrder(db, checkout, request);
}

/**
 * Turns a session's cart into an order, in one transaction: frozen prices, stock taken, codes used, cart emptied.
 * The same cart gives the same order however often it is asked for. A problem leaves everything as it was. `onPlaced`
 * hears of a new order before it is committed.
 */
export async function placeOrder(
  db: Kysely<Database>,
  request: OrderRequest,
  onPlaced: OnPlaced = async () => undefined,
): Promise<OrderResult> {
  try {
    const orderId = await db.transaction().execute((transaction) => placeIn(transaction, request, onPlaced));
    return { ok: true, orderId };
  } catch (error) {
    if (!(error instanceof OrderRefusal)) throw error;
    const { problem } = error;
    if (problem.code === "discount-used-up") await dropLapsedDiscounts(db, request.sessionId, problem.discountId);
    return { ok: false, problem };
  }
}
