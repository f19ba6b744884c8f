import { type Kysely, sql } from "kysely";
import * as z from "zod/mini";
import type { Database } from "../database/Database.ts";
import type { Jobs } from "../jobs/Jobs.ts";

/** The value of the setting `reviews`. */
const reviewsSchema = z.object({
  /** Days from an order to the letter that asks for reviews; 0 = nobody is asked. */
  ask_after_days: z._default(z.int().check(z.minimum(0), z.maximum(365)), 14),
});

/** Orders that one sweep asks about at most. */
const batch = 200;
/** Days after which an order is too old to be asked about, when it was not asked about in time. */
const lapse = 30;

/** What of an order its buyer can review: bought and no gift, still in the catalogue, and not withdrawn from as a whole. */
export const reviewable = sql`
  SELECT line.product_id, line.name FROM order_line line JOIN product p ON p.id = line.product_id AND p.removed_at IS NULL
  WHERE line.order_id = o.id AND line.gift_campaign_id IS NULL AND line.quantity > (
    SELECT coalesce(sum(gone.quantity), 0) FROM withdrawal w JOIN withdrawal_line gone ON gone.withdrawal_id = w.id
    WHERE w.order_id = o.id AND gone.product_id = line.product_id)`;

/**
 * Asks the buyers of orders that are old enough for reviews, once for each order: writes the request and leaves the
 * letter to a job of the same transaction. Orders that were cancelled, are not paid or were only requests for an offer
 * are left out. Answers how many were asked.
 */
export async function askForReviews(db: Kysely<Database>, jobs: Jobs): Promise<number> {
  const setting = await db.selectFrom("setting").select("value").where("key", "=", "reviews").executeTakeFirst();
  const { ask_after_days: days } = reviewsSchema.parse(setting?.value ?? {});
  if (days === 0) return 0;
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ order_id: number }>`
      INSERT INTO review_request (uuid, order_id, reviewer, has_complete_page)
      SELECT gen_random_uuid(), o.id, o.first_name, true FROM "order" o
      WHERE o.state IN ('placed', 'paid') AND NOT o.is_offer
        AND o.created_at <= now() - make_interval(days => ${days})
        AND o.created_at > now() - make_interval(days => ${days + lapse})
        AND NOT EXISTS (SELECT FROM review_request known WHERE known.order_id = o.id)
        AND EXISTS (${reviewable})
      ORDER BY o.id LIMIT ${batch}
      ON CONFLICT (order_id) DO NOTHING RETURNING order_id`.execute(transaction);
    const ids = rows.map((row) => row.order_id);
    if (ids.length === 0) return 0;
    await sql`
      INSERT INTO review_request_product (uuid, product_id)
      SELECT DISTINCT r.uuid, bought.product_id FROM review_request r JOIN "order" o ON o.id = r.order_id
      CROSS JOIN LATERAL (${reviewable}) bought WHERE o.id = ANY(${ids})`.execute(transaction);
    for (const id of ids) await jobs.add("review-mail", id, { db: transaction });
    return ids.length;
  });
}
