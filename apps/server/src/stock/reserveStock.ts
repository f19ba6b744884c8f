import { sql, type Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import { moveStock, type StockMovement } from "./moveStock.ts";
import type { StockDemand } from "./stockDemand.ts";

/** Whose reservations are meant: those of one payment, or all of a session's payments. */
type Holder = { readonly paymentId: number } | { readonly sessionId: number };

/** Seconds that stock is kept for a payment. */
export const reservationSeconds = 900;

interface EndedReservation {
  readonly payment_id: number;
  readonly product_id: number;
  readonly quantity: number;
  readonly store_id: number | null;
}

/** Ends reservations and gives the movements that bring their stock back. */
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

/** Seconds that have to be left of what a session keeps, so that a changed cart is kept until the same end. */
const enoughLeft = 300;

/** Until when a session keeps stock for its payments, where that is still a good while; null otherwise. */
export async function keptUntil(db: Transaction<Database>, sessionId: number): Promise<Date | null> {
  const { rows } = await sql<{ readonly until: Date | null }>`
    SELECT max(y.reserved_until) AS until FROM payment y JOIN stock_reservation r ON r.payment_id = y.id
    WHERE y.session_id = ${sessionId}::bigint
      AND y.reserved_until > now() + make_interval(secs => ${enoughLeft})`.execute(db);
  return rows[0]?.until ?? null;
}

/** A payment that stock is kept for. */
export interface StockKeeping {
  readonly paymentId: number;
  readonly sessionId: number;
  readonly demand: readonly StockDemand[];
  /** Until when; a quarter of an hour from now where null. */
  readonly until: Date | null;
}

/**
 * Keeps stock for a payment, for a quarter of an hour from now or until a moment, in place of everything that the session's payments kept
 * before. Gives the id of a product of which there is too little; the caller then has to undo its transaction.
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

/** Gives back what is kept for a payment. */
export async function releaseStock(db: Transaction<Database>, paymentId: number): Promise<void> {
  await moveStock(db, await endReservations(db, { paymentId }));
}
