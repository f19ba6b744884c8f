import { ratings, type VerifiedPurchases } from "@torg/reviews/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";

/** Reviews in one answer. */
export const reviewsPerAnswer = 3;
const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const fields = ["id", "reviewer", "rating", "text", "written_on as date", "store_name as storeName"] as const;

/** Whoever got a link to review has bought the product. */
const verified = sql<boolean>`request_uuid IS NOT NULL`.as("isVerifiedPurchase");
const shown = sql<boolean>`taken_down_at IS NULL`;
const takenDown = sql<number>`count(taken_down_at)::int`.as("takenDown");
const verifiedShare = sql<VerifiedPurchases | null>`CASE WHEN count(*) FILTER (WHERE ${shown}) = 0 THEN NULL
  WHEN count(request_uuid) FILTER (WHERE ${shown}) = count(*) FILTER (WHERE ${shown}) THEN 'all' WHEN count(request_uuid) FILTER (WHERE ${shown}) = 0 THEN 'none' ELSE 'some' END`.as(
  "verified",
);

/** Which part, and of which rating; null: of every one. */
export interface ReviewsQuery {
  readonly page: number;
  readonly stars: number | null;
}

const hasText = sql<boolean>`text <> '' AND ${shown}`;
/** Reviews with text, by rating, in the order of `ratings`. */
const countsByRating = sql<readonly number[]>`array[${sql.join(
  ratings.map((rating) => sql`count(*) FILTER (WHERE ${hasText} AND rating = ${sql.lit(rating)})::int`),
)}]`.as("ratingCounts");

/**
 * One answer of a product's reviews with text, the newest first: its own and those of its variants. A variant without
 * any has those of its parent. `verified` is of all ratings, also those without text; null when there is none.
 */
export async function findReviews(db: Kysely<Database>, productId: number, { page, stars }: ReviewsQuery) {
  const reviewed = reviewedId(productId);
  const ofProduct = db.selectFrom("review").where("product_id", "in", (from) =>
    from
      .selectFrom("product")
      .select("id")
      .where((eb) => eb.or([eb("id", "=", reviewed), eb("parent_id", "=", reviewed)])),
  );
  const counted = await ofProduct.select([verifiedShare, takenDown, countsByRating]).executeTakeFirstOrThrow();
  const { ratingCounts } = counted;
  const total = stars === null ? ratingCounts.reduce((sum, count) => sum + count, 0) : (ratingCounts[stars - 1] ?? 0);
  const first = (page - 1) * reviewsPerAnswer;
  if (first >= total) return { ...counted, total, reviews: [] };
  const withText = ofProduct.where(hasText);
  const reviews = await (stars === null ? withText : withText.where("rating", "=", stars))
    .select([...fields, verified, "answer"])
    .orderBy("id", "desc")
    .limit(reviewsPerAnswer)
    .offset(first)
    .execute();
  return { ...counted, total, reviews };
}

/** Where a product's reviews are: with its parent while nobody has reviewed the variant itself. */
const reviewedId = (productId: number) =>
  sql<number>`(SELECT CASE WHEN parent_id IS NULL OR review_count > 0 THEN id ELSE parent_id END
    FROM product WHERE id = ${productId})`;

/** A request to review, with its products and what has been written. */
export async function findReviewRequest(db: Kysely<Database>, uuid: string) {
  if (!uuidForm.test(uuid)) return null;
  const request = await db.selectFrom("review_request").selectAll().where("uuid", "=", uuid).executeTakeFirst();
  if (request === undefined) return null;
  const products = await db
    .selectFrom("review_request_product")
    .select("product_id as id")
    .where("uuid", "=", uuid)
    .orderBy("product_id")
    .execute();
  const reviews = await db
    .selectFrom("review")
    .select(["product_id", ...fields])
    .where("request_uuid", "=", uuid)
    .execute();
  return {
    reviewer: request.reviewer,
    hasCompletePage: request.has_complete_page,
    products: products.map(({ id }) => ({ id, review: reviews.find((review) => review.product_id === id) ?? null })),
  };
}
