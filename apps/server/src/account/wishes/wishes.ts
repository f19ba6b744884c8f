import { mergeWishes, maxWishes, type Wish } from "@torg/account/domain";
import { type Kysely, type Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";

/** The owner of a wish list: the account if logged in, else the session. */
export type WishOwner = { readonly customer_id: number } | { readonly session_id: number };

/** The owner of a session's wish list. */
export function wishOwner(session: { readonly id: number; readonly customer_id: number | null }): WishOwner {
  return session.customer_id === null ? { session_id: session.id } : { customer_id: session.customer_id };
}

function ownedBy(db: Kysely<Database>, owner: WishOwner) {
  const wishes = db.selectFrom("wish").select(["product_id", "created_at"]);
  return "customer_id" in owner
    ? wishes.where("customer_id", "=", owner.customer_id)
    : wishes.where("session_id", "=", owner.session_id);
}

/** The wishes, newest first. */
export async function findWishes(db: Kysely<Database>, owner: WishOwner): Promise<readonly Wish[]> {
  const rows = await ownedBy(db, owner).orderBy("created_at", "desc").orderBy("id", "desc").execute();
  return rows.map(({ product_id: productId, created_at: at }) => ({ productId, addedAt: at.getTime() }));
}

/** The result of adding a wish. */
export type AddedWish = "added" | "product-missing" | "full";

/** Adds a product to the wish list, unless it is already there. */
export async function addWish(db: Kysely<Database>, owner: WishOwner, productId: number): Promise<AddedWish> {
  const product = await db
    .selectFrom("product")
    .select("id")
    .where("id", "=", productId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (product === undefined) return "product-missing";
  const present = await findWishes(db, owner);
  if (present.some((wish) => wish.productId === productId)) return "added";
  if (present.length >= maxWishes) return "full";
  await db
    .insertInto("wish")
    .values({ ...owner, product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return "added";
}

/** Removes a product from the list. */
export async function removeWish(db: Kysely<Database>, owner: WishOwner, productId: number): Promise<void> {
  const wish = db.deleteFrom("wish").where("product_id", "=", productId);
  await (
    "customer_id" in owner
      ? wish.where("customer_id", "=", owner.customer_id)
      : wish.where("session_id", "=", owner.session_id)
  ).execute();
}

/** Moves a visitor's wishes to the account that they log in to, in the transaction of the login. */
export async function bringWishes(db: Transaction<Database>, sessionId: number, customerId: number): Promise<void> {
  const brought = await findWishes(db, { session_id: sessionId });
  if (brought.length === 0) return;
  const present = await findWishes(db, { customer_id: customerId });
  const values = mergeWishes(present, brought).map(({ productId, addedAt }) => ({
    customer_id: customerId,
    product_id: productId,
    created_at: new Date(addedAt),
  }));
  await db
    .deleteFrom("wish")
    .where((eb) => eb.or([eb("session_id", "=", sessionId), eb("customer_id", "=", customerId)]))
    .execute();
  await db.insertInto("wish").values(values).execute();
}
