import { type Kysely, type RawBuilder, sql } from "kysely";
import * as z from "zod/mini";
import type { Database } from "../database/Database.ts";
import type { Jobs } from "../jobs/Jobs.ts";
import { mailboxDigest } from "../mail/mailboxDigest.ts";

/** The value of the setting `reviews`. */
const reviewsSchema = z.object({
  /** Days from delivery to the request for reviews; 0 = never. */
  ask_after_days: z._default(z.int().check(z.minimum(0), z.maximum(365)), 14),
});

/** The most orders per sweep. */
const batch = 200;
/** Days after which it is too late to request reviews of a delivery. */
const lapse = 30;

/** The first migration after which buyers are informed that they may be asked, and how to decline. */
const beginning = "0026_review_refusals.sql";

/** SQL for the pieces of a product in acts of an order. */
const pieces = (isMeant: RawBuilder<boolean>): RawBuilder<number> => sql<number>`(
  SELECT coalesce(sum(part.quantity), 0) FROM order_act a JOIN order_act_line part ON part.act_id = a.id
  JOIN order_line named ON named.id = part.line_id
  WHERE a.order_id = o.id AND named.product_id = line.product_id AND ${isMeant})`;

/**
 * SQL for the products of an order that its buyer can review, each once: bought and not a gift, still in the catalogue,
 * and not completely cancelled, withdrawn from or returned; pieces declared and then returned count once. Products with
 * complaints are included: the request must not depend on how satisfied the buyer is.
 */
export const reviewable = sql`
  SELECT line.product_id, min(line.name) AS name
  FROM order_line line JOIN product p ON p.id = line.product_id AND p.removed_at IS NULL
  WHERE line.order_id = o.id AND line.gift_campaign_id IS NULL
  GROUP BY line.product_id HAVING sum(line.quantity) > ${pieces(sql`a.kind = 'cancel'`)} + greatest(
    ${pieces(sql`a.kind = 'return' AND a.ground <> 'complaint'`)},
    (SELECT coalesce(sum(gone.quantity), 0) FROM (
      SELECT back.quantity FROM withdrawal w JOIN withdrawal_line back ON back.withdrawal_id = w.id
      WHERE w.order_id = o.id AND back.product_id = line.product_id
      UNION ALL
      SELECT back.quantity FROM return_case c JOIN return_case_line back ON back.case_id = c.id
      WHERE c.order_id = o.id AND c.kind = 'return' AND back.product_id = line.product_id
    ) gone))`;

/** SQL for whether everything not cancelled was shipped, and every shipment was delivered. */
const isDelivered = sql`
  (SELECT count(*) FROM order_act a WHERE a.order_id = o.id AND a.kind = 'ship')
    = (SELECT count(DISTINCT a.shipment) FROM order_act a WHERE a.order_id = o.id AND a.kind = 'deliver')
  AND (SELECT sum(line.quantity) FROM order_line line WHERE line.order_id = o.id)
    <= (SELECT sum(part.quantity) FROM order_act a JOIN order_act_line part ON part.act_id = a.id
      WHERE a.order_id = o.id AND a.kind IN ('ship', 'cancel'))`;

/** SQL for whether the buyer of an order has declined letters about reviews. */
export const hasRefused = sql`EXISTS (SELECT FROM review_refusal no WHERE no.email_digest = ${mailboxDigest(sql`o.email`)})`;

/**
 * Requests reviews of orders that were delivered long enough ago, once per order: stores the request and queues the
 * letter in the same transaction. Orders without a recorded delivery are skipped, as are cancelled and unpaid ones and
 * requests for a quote; so are buyers who declined or were erased, and orders from before buyers were informed of such
 * letters. Gives how many were requested.
 */
export async function askForReviews(db: Kysely<Database>, jobs: Jobs): Promise<number> {
  const setting = await db.selectFrom("setting").select("value").where("key", "=", "reviews").executeTakeFirst();
  const { ask_after_days: days } = reviewsSchema.parse(setting?.value ?? {});
  if (days === 0) return 0;
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ order_id: number }>`
      WITH arrived AS (
        SELECT order_id, max(created_at) AS at FROM order_act
        WHERE kind = 'deliver' AND created_at > now() - make_interval(days => ${days + lapse}) GROUP BY order_id
      )
      INSERT INTO review_request (uuid, order_id, reviewer, has_complete_page)
      SELECT gen_random_uuid(), o.id, o.first_name, true FROM arrived JOIN "order" o ON o.id = arrived.order_id
      WHERE o.state IN ('placed', 'paid') AND NOT o.is_offer
        AND arrived.at <= now() - make_interval(days => ${days})
        AND ${isDelivered}
        AND o.created_at > (SELECT applied_at FROM schema_migration WHERE name = ${beginning})
        AND NOT EXISTS (SELECT FROM review_request known WHERE known.order_id = o.id)
        AND o.email <> ''
        AND NOT ${hasRefused}
        AND EXISTS (${reviewable})
      ORDER BY o.id LIMIT ${batch}
      ON CONFLICT (order_id) DO NOTHING RETURNING order_id`.execute(transaction);
    const ids = rows.map((row) => row.order_id);
    if (ids.length === 0) return 0;
    await sql`
      INSERT INTO review_request_product (uuid, product_id)
      SELECT r.uuid, bought.product_id FROM review_request r JOIN "order" o ON o.id = r.order_id
      CROSS JOIN LATERAL (${reviewable}) bought WHERE o.id = ANY(${ids})`.execute(transaction);
    for (const id of ids) await jobs.add("review-mail", id, { db: transaction });
    return ids.length;
  });
}
