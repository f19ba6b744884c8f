import { sql, type Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import { moveStock, type StockMovement } from "./moveStock.ts";
import type { StockDemand } from "./stockDemand.ts";

/** Which reservations: those of one payment, or of all payments of a session. */
type Holder = { readonly paymentId: number } | { readonly sessionId: number };

/** Seconds that stock is reserved for a payment. */
export const reservationSeconds = 900;

interface EndedReservation {
  readonly payment_id: number;
  readonly product_id: number;
  readonly quantity: number;
  readonly store_id: number | null;
}

/** Ends reservations and gives the movements that return their stock. */
export async function endReservations(db: Transaction<Database>, holder: Holder): Promise<readonly StockMovement[]> {
  const isHolder =
    "paymentId" in holder ? sql`y.id = ${holder.paymentId}::bigint` : sql`y.session_id = ${holder.sessionId}::bigint`;
  const { rows } = await sql<EndedReservation>`
    WITH ended AS (
      DELETE FROM stock_reservation r USING payment y
      WHERE y.id = r.payment_id AND ${isHolder}
      RETURNING r.payment_id, r.product_id, r.quantity, r.store_id),
    cleared AS (UPDATE payment SET reserved_until = NULL WHERE id IN (SELECT payment_id FROM ended))
    SELECT * FROM ended`.execute(db);
  return rows.map(({ payment_id: paymentId, product_id: productId, quantity, store_id: storeId }) => ({
    productId,
    storeId,
    change: quantity,
    reason: "release",
    paymentId,
  }));
}

/** Seconds that a session's reservation must still last for a changed cart to keep its end time. */
const enoughLeft = 300;

/** When the session's reservations end, if that is far enough away; null otherwise. */
export async function reservedUntil(db: Transaction<Database>, sessionId: number): Promise<Date | null> {
  const { rows } = await sql<{ readonly until: Date | null }>`
    SELECT max(y.reserved_until) AS until FROM payment y JOIN stock_reservation r ON r.payment_id = y.id
    WHERE y.session_id = ${sessionId}::bigint
      AND y.reserved_until > now() + make_interval(secs => ${enoughLeft})`.execute(db);
  return rows[0]?.until ?? null;
}

/** A payment to reserve stock for. */
export interface StockKeeping {
  readonly paymentId: number;
  readonly sessionId: number;
  readonly demand: readonly StockDemand[];
  /** When it ends; null: a quarter of an hour from now. */
  readonly until: Date | null;
}

/**
 * Reserves stock for a payment, for a quarter of an hour or until a given time, and releases everything that the
 * session's payments had reserved before. Gives the id of a product with too little stock; the caller must then roll
 * back.
 */
export async function reserveStock(
  db: Transaction<Database>,
  { paymentId, sessionId, demand, until }: StockKeeping,
): Promise<number | null> {
  const released = await endReservations(db, { sessionId });
  const wanted = demand.map(({ productId, quantity, storeId }): StockMovement => ({
    productId,
    storeId,
    change: -quantity,
    reason: "reservation",
    paymentId,
  }));
  const short = await moveStock(db, [...released, ...wanted]);
  if (short !== null) return short;
  if (demand.length > 0) {
    await db
      .insertInto("stock_reservation")
      .values(
        demand.map(({ productId, quantity, storeId }) => ({
          payment_id: paymentId,
          product_id: productId,
          quantity,
          store_id: storeId,
        })),
      )
      .execute();
  }
  await sql`
    UPDATE payment SET reserved_until =
      coalesce(${until}::timestamptz, now() + make_interval(secs => ${reservationSeconds}))
    WHERE id = ${paymentId}`.execute(db);
  return null;
}

/** Releases the stock reserved for a payment. */
export async function releaseStock(db: Transaction<Database>, paymentId: number): Promise<void> {
  await moveStock(db, await endReservations(db, { paymentId }));
}
