import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import { lockSession } from "../sessions/lockSession.ts";
import type { CartProblem, CartResult } from "./cartResult.ts";
import { maxCartLines } from "./cartRules.ts";
import type { CartTarget } from "./findCartTarget.ts";
import { syncGifts } from "./syncGifts.ts";

/** What the transaction does after a change. */
export interface CartEffect {
  readonly syncsGifts: boolean;
  readonly startsNewCart: boolean;
}

export const noCartEffect: CartEffect = { syncsGifts: false, startsNewCart: false };

/** The effect of a changed quantity. */
export function cartEffectOf({ has_gifts, is_ordered }: Pick<CartTarget, "has_gifts" | "is_ordered">): CartEffect {
  return { syncsGifts: has_gifts, startsNewCart: is_ordered };
}

/** Rolls the transaction of a cart back and carries why the cart was not changed. */
class CartRollback extends Error {
  readonly problem: CartProblem;

  constructor(problem: CartProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

const isProblem = (result: CartEffect | CartProblem): result is CartProblem => "code" in result;

/** A cart that became an order keeps its key, so that a repeated order finds it; the next line gets a new key. */
async function startNewCart(db: Kysely<Database>, sessionId: number): Promise<void> {
  await sql`UPDATE session SET cart_key = gen_random_uuid() WHERE id = ${sessionId}`.execute(db);
}

/** Applies changes to one cart in one transaction; a problem undoes all of them. */
export async function inCartTransaction<C>(
  db: Kysely<Database>,
  { sessionId, changes }: { readonly sessionId: number; readonly changes: readonly C[] },
  apply: (transaction: Transaction<Database>, sessionId: number, change: C) => Promise<CartEffect | CartProblem>,
): Promise<CartResult> {
  if (changes.length > maxCartLines) return { ok: false, problem: { code: "too-many-changes" } };
  try {
    const isNewCart = await db.transaction().execute(async (transaction) => {
      await lockSession(transaction, sessionId);
      const effects: CartEffect[] = [];
      for (const change of changes) {
        const result = await apply(transaction, sessionId, change);
        if (isProblem(result)) throw new CartRollback(result);
        effects.push(result);
      }
      if (effects.some((effect) => effect.syncsGifts)) await syncGifts(transaction, sessionId);
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
