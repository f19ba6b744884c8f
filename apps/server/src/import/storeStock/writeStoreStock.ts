import { FeedError } from "@torg/feed";
import type pg from "pg";
import { waitingPieces } from "../../stock/waitingPieces.ts";

/** Counts of store stock by what happened to it. */
interface StockCounts {
  readonly changed: number;
  readonly unchanged: number;
  readonly emptied: number;
}

/** Refuses a delivery that leaves out too much of the stores' stock. */
export async function guardStock(client: pg.ClientBase, maxRemoved: number): Promise<void> {
  const { rows } = await client.query<{ readonly there: number; readonly gone: number }>(`
    SELECT count(*)::int AS there, count(*) FILTER (WHERE t.store_id IS NULL)::int AS gone
    FROM store_stock k JOIN store s ON s.id = k.store_id AND s.active
    JOIN product p ON p.id = k.product_id AND p.removed_at IS NULL
    LEFT JOIN resolved_stock t ON t.store_id = k.store_id AND t.product_id = k.product_id
    WHERE k.quantity > 0`);
  const { there, gone } = rows[0] ?? { there: 0, gone: 0 };
  if (gone > maxRemoved * there) throw new FeedError({ code: "too-many-emptied", detail: `${gone} / ${there}` });
}

/**
 * Enables store stock on the pages of exactly the products that a delivery names. Locks products before store stock and
 * by id, as orders do.
 */
async function showStoreStock(client: pg.ClientBase): Promise<void> {
  await client.query(`
    WITH named AS (SELECT DISTINCT product_id AS id FROM resolved_stock),
      moved AS MATERIALIZED (
        SELECT p.id, n.id IS NOT NULL AS shown FROM product p LEFT JOIN named n ON n.id = p.id
        WHERE p.show_store_stock <> (n.id IS NOT NULL) ORDER BY p.id FOR NO KEY UPDATE OF p)
    UPDATE product p SET show_store_stock = m.shown FROM moved m WHERE m.id = p.id`);
}

/** The new stock of stores: the delivered pieces, less those ordered or being paid but not yet picked up. */
const wanted = `
  SELECT k.store_id, k.product_id, k.quantity AS before, t.store_id IS NULL AS is_absent,
    greatest(0, coalesce(t.quantity, 0) - coalesce(w.pieces, 0))::int AS after
  FROM store_stock k LEFT JOIN resolved_stock t ON t.store_id = k.store_id AND t.product_id = k.product_id
  LEFT JOIN (SELECT store_id, product_id, sum(pieces) AS pieces FROM ${waitingPieces} w
    WHERE store_id IS NOT NULL GROUP BY 1, 2) w ON w.store_id = k.store_id AND w.product_id = k.product_id
  WHERE t.store_id IS NULL OR t.quantity IS NOT NULL`;

/**
 * Updates the stock of the stores from `resolved_stock`, with a ledger row per change. Rows to change are locked first,
 * in the order that orders lock them, and calculated again with the orders placed until then. A concurrent order thus
 * takes its pieces either from the old stock, and counts as waiting, or from the new one.
 */
export async function writeStoreStock(client: pg.ClientBase): Promise<StockCounts> {
  await showStoreStock(client);
  await client.query(`
    INSERT INTO store_stock (store_id, product_id, quantity)
    SELECT store_id, product_id, 0 FROM resolved_stock WHERE quantity > 0 ORDER BY product_id, store_id
    ON CONFLICT DO NOTHING`);
  await client.query(`
    CREATE TEMPORARY TABLE moving_stock ON COMMIT DROP AS
    SELECT k.store_id, k.product_id FROM store_stock k
    JOIN (${wanted}) n ON n.store_id = k.store_id AND n.product_id = k.product_id
    WHERE n.before <> n.after ORDER BY k.product_id, k.store_id FOR NO KEY UPDATE OF k`);
  const { rows } = await client.query<{ readonly changed: number; readonly emptied: number }>(`
    WITH wanted AS (SELECT n.* FROM (${wanted}) n JOIN moving_stock m ON m.store_id = n.store_id AND m.product_id = n.product_id
        WHERE n.before <> n.after),
      moved AS (UPDATE store_stock k SET quantity = n.after FROM wanted n
        WHERE n.store_id = k.store_id AND n.product_id = k.product_id
        RETURNING n.product_id, n.store_id, n.after - n.before AS change, n.is_absent),
      noted AS (INSERT INTO stock_ledger (product_id, change, reason, store_id)
        SELECT product_id, change, 'import', store_id FROM moved)
    SELECT count(*) FILTER (WHERE NOT is_absent)::int AS changed, count(*) FILTER (WHERE is_absent)::int AS emptied FROM moved`);
  const { changed, emptied } = rows[0] ?? { changed: 0, emptied: 0 };
  const counted = await client.query<{ readonly count: number }>("SELECT count(*)::int AS count FROM resolved_stock");
  return { changed, emptied, unchanged: (counted.rows[0]?.count ?? 0) - changed };
}
