import { sql, type Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import type { StockReason } from "../database/tables/orderTables.ts";

/** A change of the stock of one product, with its reason. */
export interface StockMovement {
  readonly productId: number;
  /** Pieces; negative when they leave the stock. */
  readonly change: number;
  readonly reason: StockReason;
  readonly orderId?: number;
  readonly paymentId?: number;
  /** The store whose stock it is; null or absent: the warehouse that ships parcels. */
  readonly storeId?: number | null;
}

/** The total change of one product in one stock. */
export interface StockChange {
  readonly productId: number;
  readonly storeId: number | null;
  readonly change: number;
}

/** Sums movements by product and stock, in the order of ids; sums of zero are left out. */
export function netChanges(movements: readonly StockMovement[]): readonly StockChange[] {
  const sums = new Map<string, StockChange>();
  for (const { productId, storeId = null, change } of movements) {
    const key = `${productId}/${storeId ?? ""}`;
    sums.set(key, { productId, storeId, change: (sums.get(key)?.change ?? 0) + change });
  }
  return [...sums.values()]
    .filter(({ change }) => change !== 0)
    .sort((a, b) => a.productId - b.productId || (a.storeId ?? 0) - (b.storeId ?? 0));
}

/** SQL that writes movements to the ledger, as part of the statement that moves the stock. */
function noted(movements: readonly StockMovement[]) {
  return sql`
    INSERT INTO stock_ledger (product_id, change, reason, order_id, payment_id, store_id)
    SELECT "productId", change, reason, "orderId", "paymentId", "storeId"
    FROM jsonb_to_recordset(${JSON.stringify(movements)}) AS m
      ("productId" integer, change integer, reason text, "orderId" integer, "paymentId" bigint, "storeId" integer)`;
}

/** Changes the stock of the warehouse; gives the ids of the products that changed. */
async function moveOwnStock(
  db: Transaction<Database>,
  movements: readonly StockMovement[],
  changes: readonly StockChange[],
): Promise<readonly { readonly id: number }[]> {
  const ids = changes.map(({ productId }) => productId);
  const pieces = changes.map(({ change }) => change);
  // This setting keeps the trigger for imports from writing the ledger, as it is written here.
  const { rows } = await sql<{ readonly id: number }>`
    WITH told AS MATERIALIZED (SELECT set_config('torg.stock_reason', 'order', true)),
      wanted AS (SELECT * FROM unnest(${ids}::integer[], ${pieces}::integer[]) AS w (id, change)),
      locked AS MATERIALIZED (SELECT id FROM product WHERE id = ANY (${ids}::integer[]) ORDER BY id FOR NO KEY UPDATE),
      noted AS (${noted(movements)})
    UPDATE product p SET stock = p.stock + w.change FROM wanted w JOIN locked l ON l.id = w.id, told
    WHERE p.id = w.id AND p.stock + w.change >= 0
    RETURNING p.id`.execute(db);
  return rows;
}

/** Creates empty stock rows for products that a store has not had before. */
export async function openStoreStock(
  db: Transaction<Database>,
  places: readonly Pick<StockChange, "productId" | "storeId">[],
): Promise<void> {
  if (places.length === 0) return;
  await sql`
    INSERT INTO store_stock (store_id, product_id, quantity)
    SELECT s.id, p.id, 0 FROM jsonb_to_recordset(${JSON.stringify(places)}) AS w ("productId" integer, "storeId" integer)
    JOIN store s ON s.id = w."storeId" JOIN product p ON p.id = w."productId"
    ORDER BY p.id, s.id ON CONFLICT DO NOTHING`.execute(db);
}

/** The same for the stock of stores. */
async function moveStoreStock(
  db: Transaction<Database>,
  movements: readonly StockMovement[],
  changes: readonly StockChange[],
): Promise<readonly { readonly id: number }[]> {
  // Incoming goods may be new to the store.
  await openStoreStock(
    db,
    changes.filter(({ change }) => change > 0),
  );
  const { rows } = await sql<{ readonly id: number }>`
    WITH wanted AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(changes)}) AS w
          ("productId" integer, "storeId" integer, change integer)),
      locked AS MATERIALIZED (
        SELECT s.product_id, s.store_id, w.change FROM store_stock s
        JOIN wanted w ON w."productId" = s.product_id AND w."storeId" = s.store_id
        ORDER BY s.product_id, s.store_id FOR NO KEY UPDATE OF s),
      noted AS (${noted(movements)})
    UPDATE store_stock s SET quantity = s.quantity + l.change FROM locked l
    WHERE s.product_id = l.product_id AND s.store_id = l.store_id AND s.quantity + l.change >= 0
    RETURNING s.product_id AS id`.execute(db);
  return rows;
}

const isOfStore = ({ storeId }: { readonly storeId?: number | null }): boolean => (storeId ?? null) !== null;

/**
 * Changes the stock of products and writes every movement to the ledger, in one statement for the warehouse and one for
 * stores. Rows are locked in the order of product ids, so two carts with the same goods cannot deadlock. No stock goes
 * below zero: if a product has too little, its id is returned and the caller must roll back. Null: everything was
 * moved.
 */
export async function moveStock(
  db: Transaction<Database>,
  movements: readonly StockMovement[],
): Promise<number | null> {
  const changes = netChanges(movements);
  for (const [isMeant, move] of [
    [(change: { readonly storeId?: number | null }) => !isOfStore(change), moveOwnStock],
    [isOfStore, moveStoreStock],
  ] as const) {
    const [meant, meantChanges] = [movements.filter(isMeant), changes.filter(isMeant)];
    if (meant.length === 0) continue;
    const moved = new Set((await move(db, meant, meantChanges)).map(({ id }) => id));
    // Goods returned to a store that no longer exists appear only in the ledger.
    const short = meantChanges.find(
      (change) => !moved.has(change.productId) && !(isOfStore(change) && change.change > 0),
    );
    if (short !== undefined) return short.productId;
  }
  return null;
}
