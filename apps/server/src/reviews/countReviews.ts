import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../database/Database.ts";

/** SQL for a product and its parent, to which a review of it counts. */
const counted = (productId: number) =>
  sql`(SELECT own.id FROM product own WHERE own.id = ${productId}
    UNION SELECT own.parent_id FROM product own WHERE own.id = ${productId} AND own.parent_id IS NOT NULL)`;

/**
 * Locks a product and its parent until the transaction ends, so that concurrent reviews are counted one after the
 * other.
 */
export async function holdReviewed(db: Transaction<Database>, productId: number): Promise<void> {
  await sql`SELECT id FROM product WHERE id IN ${counted(productId)} ORDER BY id FOR NO KEY UPDATE`.execute(db);
}

/** Updates score and number of reviews: the product's own, and those of its parent with all variants. */
export async function countReviews(db: Kysely<Database>, productId: number): Promise<void> {
  await sql`
    UPDATE product SET rating = found.rating, review_count = found.count
    FROM (
      SELECT reviewed.id, round(avg(review.rating), 1)::float8 AS rating, count(review.id)::int AS count
      FROM product reviewed
      JOIN product source ON source.id = reviewed.id OR source.parent_id = reviewed.id
      LEFT JOIN review ON review.product_id = source.id AND review.taken_down_at IS NULL
      WHERE reviewed.id IN ${counted(productId)}
      GROUP BY reviewed.id
    ) found
    WHERE found.id = product.id`.execute(db);
}
