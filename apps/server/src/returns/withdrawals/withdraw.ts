import { isWholeOrder, type ReturnLine, type ReturnOrder, type WithdrawalReceipt } from "@torg/returns/domain";
import type { Kysely } from "kysely";
import { createHash } from "node:crypto";
import type { Database } from "../../database/Database.ts";
import type { Jobs } from "../../jobs/Jobs.ts";
import { findRepeat } from "../findRepeat.ts";
import { findTooMany, findWithdrawn, linesLeft, type TooMany } from "../piecesLeft.ts";
import { lockOrder } from "../../orders/placed/lockOrder.ts";

/** A new declaration. */
export interface NewWithdrawal {
  readonly order: ReturnOrder;
  readonly name: string;
  /** The chosen lines; null for everything left of the order. */
  readonly lines: readonly ReturnLine[] | null;
  /** Further work in the transaction of a new declaration. */
  readonly onStored?: (db: Kysely<Database>) => Promise<void>;
}

/** What tells two declarations apart. */
function contentDigest({ order, lines }: NewWithdrawal): Buffer {
  const chosen = (lines ?? order.products).map(({ productId: id, quantity }) => [id, quantity]);
  return createHash("sha256")
    .update(JSON.stringify([order.orderId, chosen]))
    .digest();
}

/**
 * Stores a declaration with the database's time and queues the letters, the receipt and the one to the seller, in the
 * same transaction: it stands even if no letter can be sent. The same declaration within ten minutes gives the first
 * one. Gives its id, or the product with more pieces than were bought and not withdrawn from before.
 */
export async function withdraw(db: Kysely<Database>, jobs: Jobs, declared: NewWithdrawal): Promise<number | TooMany> {
  const { order } = declared;
  const content = contentDigest(declared);
  return db.transaction().execute(async (transaction) => {
    await lockOrder(transaction, order.orderId);
    const { same, digest } = await findRepeat(transaction, "withdrawal", { orderId: order.orderId, content });
    if (same !== null) return same;
    const left = linesLeft(order.products, await findWithdrawn(transaction, order.orderId));
    const lines = declared.lines ?? (left.length > 0 ? left : order.products);
    const tooMany = findTooMany(lines, left);
    if (tooMany !== null) return tooMany;
    const made = await insertWithdrawal(transaction, digest, { ...declared, lines });
    await jobs.add("withdrawal-mail", made, { db: transaction });
    await jobs.add("withdrawal-notice", made, { db: transaction });
    await declared.onStored?.(transaction);
    return made;
  });
}

async function insertWithdrawal(
  db: Kysely<Database>,
  digest: Buffer,
  { order, name, lines }: NewWithdrawal & { readonly lines: readonly ReturnLine[] },
): Promise<number> {
  const { id } = await db
    .insertInto("withdrawal")
    .values({
      order_id: order.orderId,
      name,
      email: order.orderEmail,
      is_whole_order: isWholeOrder(order.products, lines),
      digest,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("withdrawal_line")
    .values(lines.map(({ productId, ...line }) => ({ withdrawal_id: id, product_id: productId, ...line })))
    .execute();
  return id;
}

/** Reads the receipt of a declaration; null if it no longer exists. */
export async function readReceipt(db: Kysely<Database>, id: number | null): Promise<WithdrawalReceipt | null> {
  if (id === null) return null;
  const row = await db
    .selectFrom("withdrawal")
    .innerJoin("order", "order.id", "withdrawal.order_id")
    .select([
      "withdrawal.id as withdrawalId",
      "withdrawal.declared_at as moment",
      "withdrawal.name",
      "withdrawal.email",
      "withdrawal.is_whole_order as isWholeOrder",
      "order.name as orderNumber",
    ])
    .where("withdrawal.id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const lines = await db
    .selectFrom("withdrawal_line")
    .select(["product_id as productId", "name", "quantity"])
    .where("withdrawal_id", "=", id)
    .orderBy("product_id")
    .execute();
  const { moment, ...details } = row;
  return { ...details, declaredAt: moment.toISOString(), lines };
}
