import { pageAddress } from "@torg/pages/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Mailer } from "../mail/createMailer.ts";
import { readSettings } from "../settings/readSettings.ts";
import { hasRefused, reviewable } from "./askForReviews.ts";
import { reviewEmail } from "./reviewEmail.ts";

interface ReviewRequestRow {
  readonly uuid: string;
  readonly email: string;
  readonly first_name: string;
  readonly name: string;
  readonly created_at: Date;
  readonly products: readonly string[] | null;
}

/** The dependencies for sending the letter. */
export interface ReviewEmailContext {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  /** The shop's base address. */
  readonly publicUrl: string;
}

/**
 * Sends the letter that requests reviews of an order, and records the time. Skips an order that was cancelled or
 * withdrawn from since or already has a letter, and a buyer who declined or was erased meanwhile.
 */
export async function sendReviewEmail({ db, mailer, publicUrl }: ReviewEmailContext, orderId: number): Promise<void> {
  const { rows } = await sql<ReviewRequestRow>`
    SELECT r.uuid, o.email, o.first_name, o.name, o.created_at,
      (SELECT array_agg(bought.name ORDER BY bought.name) FROM (${reviewable}) bought) AS products
    FROM review_request r JOIN "order" o ON o.id = r.order_id
    WHERE o.id = ${orderId} AND o.state IN ('placed', 'paid') AND r.mailed_at IS NULL AND o.email <> ''
      AND NOT ${hasRefused}`.execute(db);
  const [row] = rows;
  if (row === undefined || row.products === null) return;
  const { shopName } = await readSettings(db);
  const letter = reviewEmail({
    email: row.email,
    firstName: row.first_name,
    orderName: row.name,
    orderedAt: row.created_at,
    products: row.products,
    address: `${publicUrl}${pageAddress("review", row.uuid)}`,
    shopName,
  });
  await mailer.send(letter);
  await db
    .updateTable("review_request")
    .set({ mailed_at: sql`now()` })
    .where("uuid", "=", row.uuid)
    .execute();
}
