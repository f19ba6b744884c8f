import type { ReturnLine } from "@torg/returns/domain";
import type { Kysely } from "kysely";
import { createHash } from "node:crypto";
import type { Database } from "../../database/Database.ts";
import type { Refusal } from "../../http/responses/Refusal.ts";
import type { Jobs } from "../../jobs/Jobs.ts";
import { findRepeat } from "../findRepeat.ts";
import { findDeclared, findTooMany, linesLeft, type TooMany } from "../piecesLeft.ts";
import { lockOrder } from "../../orders/placed/lockOrder.ts";
import type { RedrawnImage } from "../uploads/redrawImage.ts";

/** A validated return or complaint. */
export interface NewCase {
  readonly orderId: number;
  /** The order's products, one line each. */
  readonly bought: readonly ReturnLine[];
  readonly kind: string;
  readonly message: string;
  readonly lines: readonly ReturnLine[];
  readonly images: readonly RedrawnImage[];
  /** Why no more cases may be stored now, checked in the transaction; absent = they may. */
  readonly refusal?: (db: Kysely<Database>) => Promise<Refusal | null>;
  /** Whether the customer gets a letter about the stored case, checked in the transaction; absent = yes. */
  readonly sendsEmail?: (db: Kysely<Database>) => Promise<boolean>;
}

/** What tells two cases apart. */
function contentDigest({ orderId, kind, message, lines, images }: NewCase): Buffer {
  const hash = createHash("sha256");
  const chosen = lines.map(({ productId: id, quantity }) => [id, quantity]);
  hash.update(JSON.stringify([orderId, kind, message, chosen, images.length]));
  for (const { content } of images) hash.update(createHash("sha256").update(content).digest());
  return hash.digest();
}

/**
 * Stores a case with its lines and pictures, and queues the letters to the customer (if allowed) and to the seller in
 * the same transaction. The same form within ten minutes is not stored twice but gives the number of the same case.
 * Gives the number, or the product with more declared pieces than were bought and not declared before, or the reason
 * why nothing more may be declared now.
 */
export async function registerCase(
  db: Kysely<Database>,
  jobs: Jobs,
  details: NewCase,
): Promise<number | TooMany | Refusal> {
  const content = contentDigest(details);
  return db.transaction().execute(async (transaction) => {
    await lockOrder(transaction, details.orderId);
    const { same, digest } = await findRepeat(transaction, "return_case", { orderId: details.orderId, content });
    if (same !== null) return same;
    const declared = await findDeclared(transaction, details.orderId);
    const tooMany = findTooMany(details.lines, linesLeft(details.bought, declared));
    if (tooMany !== null) return tooMany;
    const refusal = (await details.refusal?.(transaction)) ?? null;
    if (refusal !== null) return refusal;
    const hasLetter = (await details.sendsEmail?.(transaction)) ?? true;
    const made = await insertCase(transaction, { digest, hasLetter }, details);
    if (hasLetter) await jobs.add("case-mail", made, { db: transaction });
    await jobs.add("case-notice", made, { db: transaction });
    return made;
  });
}

async function insertCase(
  db: Kysely<Database>,
  { digest, hasLetter }: { readonly digest: Buffer; readonly hasLetter: boolean },
  details: NewCase,
): Promise<number> {
  const { orderId, kind, message, lines, images } = details;
  const made = await db
    .insertInto("return_case")
    .values({ order_id: orderId, kind, message, digest, has_letter: hasLetter })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("return_case_line")
    .values(lines.map(({ productId, ...line }) => ({ case_id: made.id, product_id: productId, ...line })))
    .execute();
  if (images.length > 0) {
    await db
      .insertInto("return_case_image")
      .values(images.map((image, index) => ({ case_id: made.id, position: index + 1, ...image })))
      .execute();
  }
  return made.id;
}
