import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import type { CartProblem } from "./cartResult.ts";
import { maxCartLines } from "./cartRules.ts";
import type { ProductChoice } from "./findCartTarget.ts";

/** Removes a line, and remembers its place. */
export async function removeCartLine(db: Kysely<Database>, sessionId: number, lineId: number): Promise<void> {
  await sql`
    WITH removed AS (DELETE FROM cart_line WHERE id = ${lineId} RETURNING id, coalesce(variant_id, product_id) AS sold)
    UPDATE session SET removed_line_id = removed.id, removed_product_id = removed.sold
    FROM removed WHERE session.id = ${sessionId}`.execute(db);
}

/**
 * Adds a line below the others and returns whether the cart had room for it; the line removed last gets its number, and
 * so its place, back. The first line starts the cart, which counts as started from then on, whatever is removed.
 */
async function insertCartLine(
  db: Kysely<Database>,
  sessionId: number,
  { productId, variantId, quantity }: ProductChoice & { readonly quantity: number },
): Promise<boolean> {
  const { rows } = await sql<{ readonly had_room: boolean }>`
    WITH begun AS (UPDATE session SET cart_begun_at = now() WHERE id = ${sessionId} AND cart_begun_at IS NULL)
    INSERT INTO cart_line (id, session_id, product_id, variant_id, quantity) OVERRIDING SYSTEM VALUE
    SELECT coalesce((SELECT removed_line_id FROM session WHERE id = ${sessionId}
        AND removed_product_id = ${variantId ?? productId}
        AND NOT EXISTS (SELECT FROM cart_line WHERE id = removed_line_id)),
      nextval(pg_get_serial_sequence('cart_line', 'id'))),
      ${sessionId}, ${productId}, ${variantId}, ${quantity}
    RETURNING (SELECT count(*) < ${maxCartLines} FROM cart_line bought
      WHERE bought.session_id = ${sessionId} AND bought.gift_campaign_id IS NULL) AS had_room`.execute(db);
  return rows[0]?.had_room !== false;
}

/** Writes the quantity of a line, or a new line where `lineId` is null; returns why it must not stay. */
export async function writeCartLine(
  db: Kysely<Database>,
  target: { readonly sessionId: number; readonly lineId: number | null; readonly product: ProductChoice },
  quantity: number,
): Promise<CartProblem | null> {
  const { sessionId, lineId, product } = target;
  if (lineId === null) {
    const { productId, variantId } = product;
    const hadRoom = await insertCartLine(db, sessionId, { productId, variantId, quantity });
    return hadRoom ? null : { code: "cart-full" };
  }
  await sql`UPDATE cart_line SET quantity = ${quantity} WHERE id = ${lineId}`.execute(db);
  return null;
}
