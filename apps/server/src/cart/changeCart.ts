import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../database/Database.ts";

/** A wanted quantity of one row; null is a quantity that makes no sense and is ignored. */
export interface QuantityChange {
  readonly productId: number;
  readonly variantId: number | null;
  readonly rowId: string | null;
  readonly quantity: number | null;
}

/** Why a cart was left as it was. */
export type CartProblem =
  | { readonly code: "product-missing"; readonly productId: number }
  | { readonly code: "not-for-sale"; readonly productId: number }
  | { readonly code: "variant-missing"; readonly productId: number }
  | { readonly code: "nothing-to-change" }
  | { readonly code: "max-reached"; readonly max: number }
  | { readonly code: "sold-out" };

export type CartResult = { readonly ok: true } | { readonly ok: false; readonly problem: CartProblem };

interface SaleRecord {
  readonly id: number;
  readonly parent_id: number | null;
  readonly is_parent: boolean;
  readonly for_sale: boolean;
  readonly max_quantity: number | null;
  readonly stock: number;
  readonly availability: string;
  readonly only_once: boolean;
}

interface LineRecord {
  readonly id: number;
  readonly quantity: number;
}

/** Largest quantity of one line, the same as the stepper's. */
const largestQuantity = 32_767;

/** One visitor's changes run one after the other, so that parallel requests cannot overwrite each other. */
export async function lockSession(db: Transaction<Database>, sessionId: number): Promise<void> {
  await sql`SELECT id FROM session WHERE id = ${sessionId} FOR UPDATE`.execute(db);
}

async function findForSale(
  db: Kysely<Database>,
  change: Pick<QuantityChange, "productId" | "variantId">,
): Promise<SaleRecord | CartProblem> {
  const { productId } = change;
  const soldId = change.variantId ?? productId;
  const { rows } = await sql<SaleRecord>`
    SELECT id, parent_id, is_parent, max_quantity, stock, availability, only_once,
      (removed_at IS NULL AND price_ore IS NOT NULL AND NOT price_hidden AND NOT buy_disabled) AS for_sale
    FROM product WHERE id = ${soldId}`.execute(db);
  const [product] = rows;
  if (product === undefined) return { code: "product-missing", productId };
  if (change.variantId !== null && product.parent_id !== productId) return { code: "product-missing", productId };
  if (product.is_parent) return { code: "variant-missing", productId };
  return product.for_sale ? product : { code: "not-for-sale", productId };
}

const rowNumberOf = (rowId: string | null): number => Number(/^r-(\d{1,15})$/.exec(rowId ?? "")?.[1] ?? 0);

/** The row that a change names; a row that is gone, or none, means the row of the product that would be sold. */
async function findLine(db: Kysely<Database>, sessionId: number, change: QuantityChange): Promise<LineRecord | null> {
  const rowNumber = rowNumberOf(change.rowId);
  const { rows } = await sql<LineRecord>`
    SELECT id, quantity FROM cart_line
    WHERE session_id = ${sessionId} AND gift_campaign_id IS NULL
      AND (id = ${rowNumber} AND ${change.productId} IN (product_id, variant_id)
        OR coalesce(variant_id, product_id) = ${change.variantId ?? change.productId})
    ORDER BY id = ${rowNumber} DESC, id LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** Gifts are not the buyer's to change. */
async function isGiftRow(db: Kysely<Database>, sessionId: number, rowId: string | null): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM cart_line
    WHERE session_id = ${sessionId} AND id = ${rowNumberOf(rowId)} AND gift_campaign_id IS NOT NULL`.execute(db);
  return rows.length > 0;
}

async function writeQuantity(
  db: Kysely<Database>,
  target: { readonly sessionId: number; readonly line: LineRecord | null; readonly change: QuantityChange },
  quantity: number,
): Promise<void> {
  const { sessionId, line, change } = target;
  if (quantity === 0) {
    if (line !== null) await sql`DELETE FROM cart_line WHERE id = ${line.id}`.execute(db);
    return;
  }
  if (line !== null) {
    await sql`UPDATE cart_line SET quantity = ${quantity} WHERE id = ${line.id}`.execute(db);
    return;
  }
  await sql`
    INSERT INTO cart_line (session_id, product_id, variant_id, quantity)
    VALUES (${sessionId}, ${change.productId}, ${change.variantId}, ${quantity})`.execute(db);
}

async function applyChange(
  db: Transaction<Database>,
  sessionId: number,
  change: QuantityChange,
): Promise<CartProblem | null> {
  if (change.quantity === null || (await isGiftRow(db, sessionId, change.rowId))) return null;
  const line = await findLine(db, sessionId, change);
  if (change.quantity === 0) {
    if (line === null) {
      const product = await findForSale(db, change);
      return "code" in product && product.code === "product-missing" ? product : null;
    }
    await writeQuantity(db, { sessionId, line, change }, 0);
    return null;
  }
  const product = await findForSale(db, change);
  if ("code" in product) return product;
  const max = Math.min(product.only_once ? 1 : largestQuantity, product.max_quantity ?? largestQuantity);
  await writeQuantity(db, { sessionId, line, change }, Math.min(change.quantity, max));
  return null;
}

/** Gifts come and go with the products that bring them: one of each campaign while its product is in the cart. */
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

/** A cart that has become an order keeps its key, so that a repeated order finds it; the next line starts a new one. */
async function startNewCart(db: Kysely<Database>, sessionId: number): Promise<void> {
  await sql`
    UPDATE session SET cart_key = gen_random_uuid()
    WHERE id = ${sessionId}
      AND EXISTS (SELECT 1 FROM cart_line l WHERE l.session_id = session.id)
      AND EXISTS (SELECT 1 FROM "order" o WHERE o.cart_key = session.cart_key)`.execute(db);
}

class Refusal extends Error {
  readonly problem: CartProblem;
  constructor(problem: CartProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Runs changes of one cart in one transaction; a problem undoes all of them. */
async function inCart(
  db: Kysely<Database>,
  sessionId: number,
  work: (transaction: Transaction<Database>) => Promise<CartProblem | null>,
): Promise<CartResult> {
  try {
    await db.transaction().execute(async (transaction) => {
      await lockSession(transaction, sessionId);
      const problem = await work(transaction);
      if (problem !== null) throw new Refusal(problem);
      await syncGifts(transaction, sessionId);
      await startNewCart(transaction, sessionId);
    });
    return { ok: true };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** Sets absolute quantities, cut at what one customer may buy; 0 removes. All changes hold or none does. */
export async function setQuantities(
  db: Kysely<Database>,
  sessionId: number,
  changes: readonly QuantityChange[],
): Promise<CartResult> {
  if (!changes.some((change) => change.quantity !== null)) return { ok: false, problem: { code: "nothing-to-change" } };
  return inCart(db, sessionId, async (transaction) => {
    for (const change of changes) {
      const problem = await applyChange(transaction, sessionId, change);
      if (problem !== null) return problem;
    }
    return null;
  });
}

/** Adds one of each product to what is in the cart; a product that is sold out or at its maximum is refused. */
export async function addToCart(
  db: Kysely<Database>,
  sessionId: number,
  additions: readonly Pick<QuantityChange, "productId" | "variantId">[],
): Promise<CartResult> {
  return inCart(db, sessionId, async (transaction) => {
    for (const addition of additions) {
      const product = await findForSale(transaction, addition);
      if ("code" in product) return product;
      const change = { ...addition, rowId: null, quantity: null };
      const line = await findLine(transaction, sessionId, change);
      const quantity = (line?.quantity ?? 0) + 1;
      const max = product.only_once ? 1 : product.max_quantity;
      if (max !== null && quantity > max) return { code: "max-reached", max };
      if (product.stock <= 0 || product.availability === "out_of_stock") return { code: "sold-out" };
      await writeQuantity(transaction, { sessionId, line, change }, Math.min(quantity, largestQuantity));
    }
    return null;
  });
}
