import { withoutSpaces } from "@torg/format/typed";
import type { Kysely, Transaction } from "kysely";
import { lockSession } from "../../sessions/lockSession.ts";
import { loadOrderableCheckout, type OrderableCheckout } from "../../checkout/loadCheckout.ts";
import type { LoadedCheckout } from "../../checkout/LoadedCheckout.ts";
import { checkPostalCode } from "../../checkout/delivery/checkPostalCode.ts";
import type { Database } from "../../database/Database.ts";
import { moveStock, type StockMovement } from "../../stock/moveStock.ts";
import { endReservations } from "../../stock/reserveStock.ts";
import { orderingTexts } from "../../texts/orderingTexts.ts";
import { checkOrder, checkPaidOrder } from "./checkOrder.ts";
import { dropLapsedDiscounts } from "./dropLapsedDiscounts.ts";
import { insertOrder } from "./insertOrder.ts";
import type { OrderRequest, PaidOrderRequest } from "./OrderRequest.ts";
import { OrderRollback } from "./OrderRollback.ts";
import type { OrderResult } from "./orderResult.ts";
import { noteDiscounts, spendDiscounts } from "./spendDiscounts.ts";

/** Takes the goods out of stock, using what the session's own payments have reserved. */
async function takeFromStock(
  db: Transaction<Database>,
  checkout: LoadedCheckout,
  { orderId, hasReservation }: { readonly orderId: number; readonly hasReservation: boolean },
): Promise<void> {
  const reserved = hasReservation ? await endReservations(db, { sessionId: checkout.sessionId }) : [];
  const sold = checkout.demand.map(({ productId, quantity, storeId }): StockMovement => ({
    productId,
    storeId,
    change: -quantity,
    reason: "order",
    orderId,
  }));
  const short = await moveStock(db, [...reserved, ...sold]);
  if (short === null) return;
  const row = checkout.rows.find((line) => line.soldId === short);
  throw new OrderRollback({ code: "oversold", name: row?.parentName ?? row?.name ?? "" });
}

/**
 * Writes the order of a checked cart: order, stock, codes, ledgers, and an empty cart. A request for a quote takes no
 * stock and uses no code.
 */
async function writeOrder(
  db: Transaction<Database>,
  { checkout, hasReservation }: OrderableCheckout,
  request: OrderRequest | PaidOrderRequest,
): Promise<number> {
  const orderId = await insertOrder(db, checkout, request);
  if (checkout.configuration.isQuote && !("amountOre" in request)) {
    await noteDiscounts(db, checkout.pricing.codes, orderId);
    return orderId;
  }
  await takeFromStock(db, checkout, { orderId, hasReservation });
  await spendDiscounts(db, checkout.pricing.codes, { orderId, email: request.form.email });
  return orderId;
}

/** The buyer has to see the new total before ordering. */
function refuseLapsedDiscount({ lapsedDiscount: label }: LoadedCheckout): void {
  if (label !== null) throw new OrderRollback({ code: "discount-used-up", label, discountId: null });
}

/** Called with a new order inside the transaction that writes it. */
type OnPlaced = (db: Transaction<Database>, orderId: number) => Promise<void>;

/**
 * Refuses an address that the goods are not delivered to. The postal code that the delivery was chosen for is already
 * checked, and goods picked up or sent by e-mail need no address.
 */
async function refuseUndeliverable(db: Kysely<Database>, checkout: LoadedCheckout, zipcode: string): Promise<void> {
  const { countryCode, postalCode } = checkout.choice;
  const quote = checkout.delivery.selected?.quote;
  if (quote === undefined || quote.isStorePickup || quote.isDigital) return;
  if (withoutSpaces(zipcode) === postalCode) return;
  const checked = await checkPostalCode(db, zipcode, countryCode);
  if (checked.ok) return;
  const texts = checked.texts.length > 0 ? checked.texts : [orderingTexts.postalCodeInvalid];
  throw new OrderRollback({ code: "undeliverable", texts });
}

/** Checks an order by one of the shop's own forms without writing anything. Throws an `OrderRollback`. */
export async function checkForm(
  db: Kysely<Database>,
  checkout: LoadedCheckout,
  request: Pick<OrderRequest, "form" | "now"> & { readonly kind: string },
): Promise<void> {
  refuseLapsedDiscount(checkout);
  const problem = checkOrder(checkout, request.kind, request);
  if (problem !== null) throw new OrderRollback(problem);
  await refuseUndeliverable(db, checkout, request.form.postalCode);
}

async function placeIn(db: Transaction<Database>, request: OrderRequest, onPlaced: OnPlaced): Promise<number> {
  await lockSession(db, request.sessionId);
  const found = await loadOrderableCheckout(db, request.sessionId, request.open);
  if (found.orderId !== null) return found.orderId;
  await checkForm(db, found.checkout, request);
  const orderId = await writeOrder(db, found, request);
  await onPlaced(db, orderId);
  return orderId;
}

/**
 * Turns the cart that a provider was paid for into an order, inside a transaction that has locked the session. Throws
 * an `OrderRollback` when the cart has changed, was ordered already, or is out of stock. An order paid before the shop
 * paused selling is accepted.
 */
export async function placePaidOrder(db: Transaction<Database>, request: PaidOrderRequest): Promise<number> {
  const found = await loadOrderableCheckout(db, request.sessionId);
  const { checkout, orderId } = found;
  if (checkout.cartKey !== request.cartKey || orderId !== null) throw new OrderRollback({ code: "cart-ordered" });
  refuseLapsedDiscount(checkout);
  const problem = checkPaidOrder(checkout, request);
  if (problem !== null) throw new OrderRollback(problem);
  return writeOrder(db, found, request);
}

/**
 * Turns a session's cart into an order, in one transaction: frozen prices, stock taken, codes used, cart emptied.
 * Repeated calls for the same cart give the same order. A problem leaves everything unchanged. `onPlaced` is called
 * with a new order before the commit.
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
    if (!(error instanceof OrderRollback)) throw error;
    const { problem } = error;
    if (problem.code === "discount-used-up") await dropLapsedDiscounts(db, request.sessionId, problem.discountId);
    return { ok: false, problem };
  }
}
