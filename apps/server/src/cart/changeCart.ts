import { largestQuantity } from "@torg/format/typed";
import { type Kysely, sql, type Transaction } from "kysely";
import { isForSale } from "../catalogue/products/canBeBought.ts";
import type { Database } from "../database/Database.ts";
import { sellingPaused } from "../settings/sellingPaused.ts";

/** A change of one row: a new quantity, or an amount to add. An invalid `quantity` is null and ignored. */
export interface CartChange {
  readonly productId: number;
  readonly variantId: number | null;
  readonly rowId: string | null;
  readonly quantity: number | null;
  /** True: added to the quantity of the row. */
  readonly isAddition: boolean;
}

/**
 * Most lines of a cart, and most changes in one request: a change costs a statement or two, and every page of the cart
 * shows all of its lines.
 */
export const mostLines = 200;

/** A product, or a variant of it. */
type Goods = Pick<CartChange, "productId" | "variantId">;

/** More of a product. */
export interface Addition extends Goods {
  /** Default 1. */
  readonly quantity?: number;
}

/** Why a cart was not changed. */
export type CartProblem =
  | { readonly code: "product-missing"; readonly productId: number }
  | { readonly code: "not-for-sale"; readonly productId: number }
  | { readonly code: "variant-missing"; readonly productId: number }
  /** Selling is paused. */
  | { readonly code: "selling-paused" }
  | { readonly code: "nothing-to-change" }
  | { readonly code: "max-reached"; readonly max: number }
  | { readonly code: "too-many-changes" }
  | { readonly code: "cart-full" }
  | { readonly code: "sold-out" };

/** A changed cart, or why it was not changed. A new cart has a new key. */
export type CartResult =
  | { readonly ok: true; readonly isNewCart: boolean }
  | { readonly ok: false; readonly problem: CartProblem };

/** The target of a change: the product, its row in the cart, and what else depends on them. */
interface Target {
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

/** Side effects of a change. */
type Effect = Pick<Target, "has_gifts"> & { readonly startsNewCart: boolean };

const noEffect: Effect = { has_gifts: false, startsNewCart: false };

const isProblem = (result: Effect | CartProblem): result is CartProblem => "code" in result;

/** Serialises the changes of one visitor, so that parallel requests cannot overwrite each other. */
export async function lockSession(db: Transaction<Database>, sessionId: number): Promise<void> {
  await sql`SELECT id FROM session WHERE id = ${sessionId} FOR UPDATE`.execute(db);
}

const rowNumberOf = (rowId: string | null): number => Number(/^r-(\d{1,15})$/.exec(rowId ?? "")?.[1] ?? 0);

/**
 * Reads a product with its cart row and everything else a change may affect. If the change names no row, or one that is
 * gone, the product's own row is used.
 */
async function findTarget(
  db: Kysely<Database>,
  sessionId: number,
  { productId, variantId, rowId }: Pick<CartChange, "productId" | "variantId" | "rowId">,
): Promise<Target | null> {
  const rowNumber = rowNumberOf(rowId);
  const { rows } = await sql<Target>`
    SELECT p.id, p.parent_id, p.is_parent, p.max_quantity, p.stock, p.availability, p.only_once,
      ${isForSale("p")} AS for_sale,
      ${sellingPaused(sql`s.test_settings`)} AS is_paused,
      l.id AS line_id, l.quantity AS line_quantity,
      EXISTS (SELECT 1 FROM cart_line g
        WHERE g.session_id = s.id AND g.id = ${rowNumber} AND g.gift_campaign_id IS NOT NULL) AS is_gift,
      EXISTS (SELECT 1 FROM "order" o WHERE o.cart_key = s.cart_key) AS is_ordered,
      EXISTS (SELECT 1 FROM cart_line g WHERE g.session_id = s.id AND g.gift_campaign_id IS NOT NULL)
        OR EXISTS (SELECT 1 FROM gift_campaign c WHERE c.active AND (c.product_id IN (${productId}, ${variantId})
          OR EXISTS (SELECT 1 FROM cart_line g
            WHERE g.session_id = s.id AND c.product_id IN (g.product_id, g.variant_id)))) AS has_gifts
    FROM session s JOIN product p ON p.id = coalesce(${variantId}::integer, (SELECT n.variant_id FROM cart_line n
      WHERE n.session_id = s.id AND n.id = ${rowNumber} AND n.product_id = ${productId}), ${productId}::integer)
    LEFT JOIN LATERAL (
      SELECT id, quantity FROM cart_line
      WHERE session_id = s.id AND gift_campaign_id IS NULL
        AND (id = ${rowNumber} AND ${productId} IN (product_id, variant_id)
          OR coalesce(variant_id, product_id) = p.id)
      ORDER BY id = ${rowNumber} DESC, id LIMIT 1) l ON true
    WHERE s.id = ${sessionId}`.execute(db);
  return rows[0] ?? null;
}

/** Why a product cannot be added to a cart; null when it can. */
function saleProblem(
  product: Target | null,
  { productId, variantId }: Pick<CartChange, "productId" | "variantId">,
): CartProblem | null {
  if (product === null) return { code: "product-missing", productId };
  if (variantId !== null && product.parent_id !== productId) return { code: "product-missing", productId };
  if (product.is_paused) return { code: "selling-paused" };
  if (product.is_parent) return { code: "variant-missing", productId };
  return product.for_sale ? null : { code: "not-for-sale", productId };
}

/** Removes a line, and remembers its place. */
async function removeLine(db: Kysely<Database>, sessionId: number, lineId: number): Promise<void> {
  await sql`
    WITH removed AS (DELETE FROM cart_line WHERE id = ${lineId} RETURNING id, coalesce(variant_id, product_id) AS sold)
    UPDATE session SET removed_line_id = removed.id, removed_product_id = removed.sold
    FROM removed WHERE session.id = ${sessionId}`.execute(db);
}

/**
 * Adds a line below the others and returns whether the cart had room for it; the line removed last gets its number, and
 * so its place, back. The first line starts the cart, which counts as started from then on, whatever is removed.
 */
async function startLine(
  db: Kysely<Database>,
  sessionId: number,
  { productId, variantId, quantity }: Goods & { readonly quantity: number },
): Promise<boolean> {
  const { rows } = await sql<{ readonly had_room: boolean }>`
    WITH begun AS (UPDATE session SET cart_begun_at = now() WHERE id = ${sessionId} AND cart_begun_at IS NULL)
    INSERT INTO cart_line (id, session_id, product_id, variant_id, quantity) OVERRIDING SYSTEM VALUE
    SELECT coalesce((SELECT removed_line_id FROM session WHERE id = ${sessionId}
        AND removed_product_id = ${variantId ?? productId}
        AND NOT EXISTS (SELECT 1 FROM cart_line l WHERE l.id = removed_line_id)),
      nextval(pg_get_serial_sequence('cart_line', 'id'))),
      ${sessionId}, ${productId}, ${variantId}, ${quantity}
    RETURNING (SELECT count(*) < ${mostLines} FROM cart_line l
      WHERE l.session_id = ${sessionId} AND l.gift_campaign_id IS NULL) AS had_room`.execute(db);
  return rows[0]?.had_room !== false;
}

/** Writes a quantity; returns why it must not stay. */
async function writeQuantity(
  db: Kysely<Database>,
  target: { readonly sessionId: number; readonly lineId: number | null; readonly change: Goods },
  quantity: number,
): Promise<CartProblem | null> {
  const { sessionId, lineId, change } = target;
  if (lineId === null) return (await startLine(db, sessionId, { ...change, quantity })) ? null : { code: "cart-full" };
  await sql`UPDATE cart_line SET quantity = ${quantity} WHERE id = ${lineId}`.execute(db);
  return null;
}

/** The largest quantity of a product that one customer may buy; null where only the cart's own limit applies. */
function productLimit(target: Target): number | null {
  return target.only_once ? 1 : target.max_quantity;
}

/** The new quantity of a row: at most what one customer may buy, and an addition never lowers it. */
function wantedQuantity(target: Target, quantity: number, isAddition: boolean): number {
  const held = isAddition ? (target.line_quantity ?? 0) : 0;
  const max = Math.min(productLimit(target) ?? largestQuantity, largestQuantity);
  return Math.max(held, Math.min(held + quantity, max));
}

async function applyChange(
  db: Transaction<Database>,
  sessionId: number,
  change: CartChange,
): Promise<Effect | CartProblem> {
  const { quantity, isAddition } = change;
  if (quantity === null) return noEffect;
  const found = await findTarget(db, sessionId, change);
  if (found?.is_gift === true) return noEffect;
  const lineId = found?.line_id ?? null;
  const problem = saleProblem(found, change);
  if (quantity === 0) {
    if (lineId === null || isAddition) return problem?.code === "product-missing" ? problem : noEffect;
    await removeLine(db, sessionId, lineId);
    return { ...noEffect, has_gifts: found?.has_gifts ?? false };
  }
  if (found === null || problem !== null) return problem ?? noEffect;
  const { has_gifts, is_ordered: startsNewCart } = found;
  const wanted = wantedQuantity(found, quantity, isAddition);
  return (await writeQuantity(db, { sessionId, lineId, change }, wanted)) ?? { has_gifts, startsNewCart };
}

/** Adds more of a product, limited to what one customer may buy; refused when sold out or at the maximum. */
async function applyAddition(
  db: Transaction<Database>,
  sessionId: number,
  addition: Addition,
): Promise<Effect | CartProblem> {
  const found = await findTarget(db, sessionId, { ...addition, rowId: null });
  const problem = saleProblem(found, addition);
  if (found === null || problem !== null) return problem ?? noEffect;
  const max = productLimit(found);
  if (max !== null && (found.line_quantity ?? 0) >= max) return { code: "max-reached", max };
  if (found.stock <= 0 || found.availability === "out_of_stock") return { code: "sold-out" };
  const target = { sessionId, lineId: found.line_id, change: addition };
  const { has_gifts, is_ordered: startsNewCart } = found;
  const wanted = wantedQuantity(found, addition.quantity ?? 1, true);
  return (await writeQuantity(db, target, wanted)) ?? { has_gifts, startsNewCart };
}

/** Adds and removes gifts: one of each campaign while one of its products is in the cart. */
export async function syncGifts(db: Kysely<Database>, sessionId: number): Promise<void> {
  await sql`
    DELETE FROM cart_line g WHERE g.session_id = ${sessionId} AND g.gift_campaign_id IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM gift_campaign c JOIN cart_line l
        ON l.session_id = g.session_id AND l.gift_campaign_id IS NULL
       AND c.product_id IN (l.product_id, l.variant_id)
      WHERE c.id = g.gift_campaign_id AND c.active)`.execute(db);
  await sql`
    INSERT INTO cart_line (session_id, product_id, gift_campaign_id, quantity)
    SELECT DISTINCT ${sessionId}::bigint, c.gift_product_id, c.id, 1
    FROM gift_campaign c JOIN cart_line l
      ON l.session_id = ${sessionId} AND l.gift_campaign_id IS NULL AND c.product_id IN (l.product_id, l.variant_id)
    JOIN product p ON p.id = c.gift_product_id AND p.removed_at IS NULL
    WHERE c.active
    ON CONFLICT DO NOTHING`.execute(db);
}

/** A cart that became an order keeps its key, so that a repeated order finds it; the next line gets a new key. */
async function startNewCart(db: Kysely<Database>, sessionId: number): Promise<void> {
  await sql`UPDATE session SET cart_key = gen_random_uuid() WHERE id = ${sessionId}`.execute(db);
}

/** Rolls the transaction of a cart back and carries why the cart was not changed. */
class CartRollback extends Error {
  readonly problem: CartProblem;
  constructor(problem: CartProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Applies changes to one cart in one transaction; a problem undoes all of them. */
async function inCart<C>(
  db: Kysely<Database>,
  { sessionId, changes }: { readonly sessionId: number; readonly changes: readonly C[] },
  apply: (transaction: Transaction<Database>, sessionId: number, change: C) => Promise<Effect | CartProblem>,
): Promise<CartResult> {
  if (changes.length > mostLines) return { ok: false, problem: { code: "too-many-changes" } };
  try {
    const isNewCart = await db.transaction().execute(async (transaction) => {
      await lockSession(transaction, sessionId);
      const effects: Effect[] = [];
      for (const change of changes) {
        const result = await apply(transaction, sessionId, change);
        if (isProblem(result)) throw new CartRollback(result);
        effects.push(result);
      }
      if (effects.some((effect) => effect.has_gifts)) await syncGifts(transaction, sessionId);
      const startsNewCart = effects.some((effect) => effect.startsNewCart);
      if (startsNewCart) await startNewCart(transaction, sessionId);
      return startsNewCart;
    });
    return { ok: true, isNewCart };
  } catch (error) {
    if (error instanceof CartRollback) return { ok: false, problem: error.problem };
    throw error;
  }
}

/**
 * Sets and adds quantities, limited to what one customer may buy; 0 removes a row. Either all changes apply or none.
 */
export async function changeCart(
  db: Kysely<Database>,
  sessionId: number,
  changes: readonly CartChange[],
): Promise<CartResult> {
  if (!changes.some((change) => change.quantity !== null)) return { ok: false, problem: { code: "nothing-to-change" } };
  return inCart(db, { sessionId, changes }, applyChange);
}

/** Adds products to what is in the cart. */
export async function addToCart(
  db: Kysely<Database>,
  sessionId: number,
  additions: readonly Addition[],
): Promise<CartResult> {
  return inCart(db, { sessionId, changes: additions }, applyAddition);
}
