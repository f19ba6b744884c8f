import type { ReturnLine } from "@torg/returns/domain";
import type { Kysely } from "kysely";
import { createHash } from "node:crypto";
import type { Database } from "../database/Database.ts";
import type { RedrawnImage } from "./redrawImage.ts";

/** A return or a complaint, checked and ready to be kept. */
export interface NewCase {
  readonly orderId: number;
  readonly kind: string;
  readonly message: string;
  readonly lines: readonly ReturnLine[];
  readonly images: readonly RedrawnImage[];
}

function digestOf({ orderId, kind, message, lines, images }: NewCase): Buffer {
  const hash = createHash("sha256");
  const chosen = lines.map(({ product_id: id, quantity }) => [id, quantity]);
  hash.update(JSON.stringify([orderId, kind, message, chosen, images.length]));
  for (const { content } of images) hash.update(createHash("sha256").update(content).digest());
  return hash.digest();
}

/** Keeps a case with its lines and pictures in one transaction. What was sent before is not kept twice. */
export async function registerCase(db: Kysely<Database>, details: NewCase): Promise<void> {
  const { orderId, kind, message, lines, images } = details;
  await db.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto("return_case")
      .values({ order_id: orderId, kind, message, digest: digestOf(details) })
      .onConflict((conflict) => conflict.column("digest").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made === undefined) return;
    await transaction
      .insertInto("return_case_line")
      .values(lines.map((line) => ({ case_id: made.id, ...line })))
      .execute();
    if (images.length === 0) return;
    await transaction
      .insertInto("return_case_image")
      .values(images.map((image, index) => ({ case_id: made.id, position: index + 1, ...image })))
      .execute();
  });
}
