import type { Kysely, Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import type { CartProblem, CartResult } from "./cartResult.ts";
import { productLimit, saleProblem, wantedQuantity } from "./cartRules.ts";
import { findCartTarget, type ProductChoice } from "./findCartTarget.ts";
import { type CartEffect, cartEffectOf, inCartTransaction, noCartEffect } from "./inCartTransaction.ts";
import { removeCartLine, writeCartLine } from "./writeCartLine.ts";

/** A change of one row: a new quantity, or an amount to add. An invalid `quantity` is null and ignored. */
export interface CartLineChange extends ProductChoice {
  readonly rowId: string | null;
  readonly quantity: number | null;
  /** True: added to the quantity of the row. */
  readonly isAddition: boolean;
}

/** More of a product. */
export interface CartLineAddition extends ProductChoice {
  /** Default 1. */
  readonly quantity?: number;
}

async function applyChange(
  db: Transaction<Database>,
  sessionId: number,
  change: CartLineChange,
): Promise<CartEffect | CartProblem> {
  const { quantity, isAddition } = change;
  if (quantity === null) return noCartEffect;
  const found = await findCartTarget(db, sessionId, change);
  if (found?.is_gift === true) return noCartEffect;
  const lineId = found?.line_id ?? null;
  const problem = saleProblem(found, change);
  if (quantity === 0) {
    if (lineId === null || isAddition) return problem?.code === "product-missing" ? problem : noCartEffect;
    await removeCartLine(db, sessionId, lineId);
    return { ...noCartEffect, syncsGifts: found?.has_gifts ?? false };
  }
  if (found === null || problem !== null) return problem ?? noCartEffect;
  const wanted = wantedQuantity(found, { quantity, isAddition });
  return (await writeCartLine(db, { sessionId, lineId, product: change }, wanted)) ?? cartEffectOf(found);
}

/** Adds more of a product, limited to what one customer may buy; refused when sold out or at the maximum. */
async function applyAddition(
  db: Transaction<Database>,
  sessionId: number,
  addition: CartLineAddition,
): Promise<CartEffect | CartProblem> {
  const found = await findCartTarget(db, sessionId, { ...addition, rowId: null });
  const problem = saleProblem(found, addition);
  if (found === null || problem !== null) return problem ?? noCartEffect;
  const max = productLimit(found);
  if (max !== null && (found.line_quantity ?? 0) >= max) return { code: "max-reached", max };
  if (found.stock <= 0 || found.availability === "out_of_stock") return { code: "sold-out" };
  const wanted = wantedQuantity(found, { quantity: addition.quantity ?? 1, isAddition: true });
  const target = { sessionId, lineId: found.line_id, product: addition };
  return (await writeCartLine(db, target, wanted)) ?? cartEffectOf(found);
}

/**
 * Sets and adds quantities, limited to what one customer may buy; 0 removes a row. Either all changes apply or none.
 */
export async function changeCart(
  db: Kysely<Database>,
  sessionId: number,
  changes: readonly CartLineChange[],
): Promise<CartResult> {
  if (!changes.some((change) => change.quantity !== null)) return { ok: false, problem: { code: "nothing-to-change" } };
  return inCartTransaction(db, { sessionId, changes }, applyChange);
}

/** Adds products to what is in the cart. */
export async function addToCart(
  db: Kysely<Database>,
  sessionId: number,
  additions: readonly CartLineAddition[],
): Promise<CartResult> {
  return inCartTransaction(db, { sessionId, changes: additions }, applyAddition);
}
