import { sql, type Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import type { StockReason } from "../database/tables/orderTables.ts";

/** One reason for which the stock of one product changes. */
export interface StockMovement {
  readonly productId: number;
  /** Pieces; negative when they leave the stock. */
  readonly change: number;
  readonly reason: StockReason;
  readonly orderId?: number;
  readonly paymentId?: number;
}

/** What movements come to for each product, in the order of product ids; what cancels out is left out. */
export function netChanges(
  movements: readonly StockMovement[],
): readonly { readonly productId: number; readonly change: number }[] {
  const sums = new Map<number, number>();
  for (const { productId, change } of movements) sums.set(productId, (sums.get(productId) ?? 0) + change);
  return [...sums]
    .map(([productId, change]) => ({ productId, change }))
    .filter(({ change }) => change !== 0)
    .sort((a, b) => a.productId - b.productId);
}

/**
 * Changes the stock of products and writes every movement into the ledger, in one statement. Rows are locked in the
 * order of product ids, so that two carts with the same goods never wait for each other, and no stock goes below zero:
 * the id of a product that has too little is given back, and the caller has to undo its transaction. Null: all of it
 * was done.
 */
export async function moveStock(
  db: Transaction<Database>,
  movements: readonly StockMovement[],
): Promise<number | null> {
  if (movements.length === 0) return null;
  const changes = netChanges(movements);
  const ids = changes.map(({ productId }) => productId);
  const pieces = changes.map(({ change }) => change);
  // The setting tells the trigger that writes the ledger for imports that it is written here.
  const { rows } = await sql<{ readonly id: number }>`
    WITH told AS MATERIALIZED (SELECT set_config('torg.stock_reason', 'order', true)),
      wanted AS (SELECT * FROM unnest(${ids}::integer[], ${pieces}::integer[]) AS w (id, change)),
      locked AS MATERIALIZED (SELECT id FROM product WHERE id = ANY (${ids}::integer[]) ORDER BY id FOR NO KEY UPDATE),
      noted AS (
        INSERT INTO stock_ledger (product_id, change, reason, order_id, payment_id)
        SELECT "productId", change, reason, "orderId", "paymentId" FROM jsonb_to_recordset(${JSON.stringify(movements)})
          AS m ("productId" integer, change integer, reason text, "orderId" integer, "paymentId" bigint))
    UPDATE product p SET stock = p.stock + w.change FROM wanted w JOIN locked l ON l.id = w.id, told
    WHERE p.id = w.id AND p.stock + w.change >= 0
    RETURNING p.id`.execute(db);
  const moved = new Set(rows.map(({ id }) => id));
  return ids.find((id) => !moved.has(id)) ?? null;
}
