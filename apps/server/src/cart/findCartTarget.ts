import { type Kysely, sql } from "kysely";
import { isForSale } from "../catalogue/products/canBeBought.ts";
import type { Database } from "../database/Database.ts";
import { sellingPaused } from "../settings/sellingPaused.ts";

/** A product, or a variant of it. */
export interface ProductChoice {
  readonly productId: number;
  readonly variantId: number | null;
}

/** The target of a change: the product, its row in the cart, and what else depends on them. */
export interface CartTarget {
  readonly id: number;
  readonly parent_id: number | null;
  readonly is_parent: boolean;
  readonly for_sale: boolean;
  readonly max_quantity: number | null;
  readonly stock: number;
  readonly availability: string;
  readonly only_once: boolean;
  /** Selling is paused. */
  readonly is_paused: boolean;
  /** The row named in the change, or the product's own; null: not in the cart yet. */
  readonly line_id: number | null;
  readonly line_quantity: number | null;
  /** The named row is a gift, which buyers cannot change. */
  readonly is_gift: boolean;
  /** The cart has become an order, so the next line starts a new one. */
  readonly is_ordered: boolean;
  /** The cart has gifts, or its products or the changed one bring some. */
  readonly has_gifts: boolean;
}

const rowNumberOf = (rowId: string | null): number => Number(/^r-(\d{1,15})$/.exec(rowId ?? "")?.[1] ?? 0);

/**
 * Reads a product with its cart row and everything else a change may affect. If the change names no row, or one that is
 * gone, the product's own row is used. Null: there is no such product.
 */
export async function findCartTarget(
  db: Kysely<Database>,
  sessionId: number,
  { productId, variantId, rowId }: ProductChoice & { readonly rowId: string | null },
): Promise<CartTarget | null> {
  const rowNumber = rowNumberOf(rowId);
  const { rows } = await sql<CartTarget>`
    SELECT sold.id, sold.parent_id, sold.is_parent, sold.max_quantity, sold.stock, sold.availability, sold.only_once,
      ${isForSale("sold")} AS for_sale,
      ${sellingPaused(sql`session.test_settings`)} AS is_paused,
      line.id AS line_id, line.quantity AS line_quantity,
      EXISTS (SELECT FROM cart_line gift WHERE gift.session_id = session.id AND gift.id = ${rowNumber}
        AND gift.gift_campaign_id IS NOT NULL) AS is_gift,
      EXISTS (SELECT FROM "order" WHERE "order".cart_key = session.cart_key) AS is_ordered,
      EXISTS (SELECT FROM cart_line gift WHERE gift.session_id = session.id AND gift.gift_campaign_id IS NOT NULL)
        OR EXISTS (SELECT FROM gift_campaign campaign WHERE campaign.active
          AND (campaign.product_id IN (${productId}, ${variantId}) OR EXISTS (SELECT FROM cart_line bought
            WHERE bought.session_id = session.id
              AND campaign.product_id IN (bought.product_id, bought.variant_id)))) AS has_gifts
    FROM session
    -- What is sold: the named variant, else the variant of the named row, else the product itself.
    JOIN product sold ON sold.id = coalesce(${variantId}::integer, (SELECT named.variant_id FROM cart_line named
      WHERE named.session_id = session.id AND named.id = ${rowNumber} AND named.product_id = ${productId}),
      ${productId}::integer)
    -- Its row in the cart: the named one if it is of that product, else the first with the same product.
    LEFT JOIN LATERAL (
      SELECT id, quantity FROM cart_line
      WHERE session_id = session.id AND gift_campaign_id IS NULL
        AND (id = ${rowNumber} AND ${productId} IN (product_id, variant_id)
          OR coalesce(variant_id, product_id) = sold.id)
      ORDER BY id = ${rowNumber} DESC, id LIMIT 1) line ON true
    WHERE session.id = ${sessionId}`.execute(db);
  return rows[0] ?? null;
}
