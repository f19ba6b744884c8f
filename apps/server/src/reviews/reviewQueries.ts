import { ratings, type VerifiedPurchases } from "@torg/reviews/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { isUuid } from "../database/isUuid.ts";

/** Reviews per page. */
export const reviewsPerAnswer = 3;

const fields = ["id", "reviewer", "rating", "text", "written_on as date", "store_name as storeName"] as const;

/** Only buyers of the product get a link to review it. */
const verified = sql<boolean>`request_uuid IS NOT NULL`.as("isVerifiedPurchase");
const shown = sql<boolean>`taken_down_at IS NULL`;
const takenDown = sql<number>`count(taken_down_at)::int`.as("takenDown");
const verifiedShare = sql<VerifiedPurchases | null>`CASE WHEN count(*) FILTER (WHERE ${shown}) = 0 THEN NULL
  WHEN count(request_uuid) FILTER (WHERE ${shown}) = count(*) FILTER (WHERE ${shown}) THEN 'all' WHEN count(request_uuid) FILTER (WHERE ${shown}) = 0 THEN 'none' ELSE 'some' END`.as(
  "verified",
);

/** Which page, and which rating; null: all of them. */
export interface ReviewsQuery {
  readonly page: number;
  readonly stars: number | null;
}

const hasText = sql<boolean>`text <> '' AND ${shown}`;
/** SQL for the number of reviews with text by rating, in the order of `ratings`. */
const countsByRating = sql<readonly number[]>`array[${sql.join(
  ratings.map((rating) => sql`count(*) FILTER (WHERE ${hasText} AND rating = ${sql.lit(rating)})::int`),
)}]`.as("ratingCounts");

/**
 * A page of a product's reviews with text, newest first: its own and those of its variants. A variant without any shows
 * those of its parent. `verified` covers all ratings, also those without text; null if there are none.
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

/** SQL for the product whose reviews are shown: the parent, as long as the variant itself has none. */
const reviewedId = (productId: number) =>
  sql<number>`(SELECT CASE WHEN parent_id IS NULL OR review_count > 0 THEN id ELSE parent_id END
    FROM product WHERE id = ${productId})`;

/** A request to review. */
export type ReviewRequest = NonNullable<Awaited<ReturnType<typeof findReviewRequest>>>;

/** The other products of a request that can still be written about: those that the shop has. */
const othersOf = ({ products }: ReviewRequest, productId: number) =>
  products.filter(({ id, isGone }) => id !== productId && !isGone);

/** Whether a request ends with a page of thanks and has nothing left to write once this product is written about. */
export function isLastOf(request: ReviewRequest, productId: number): boolean {
  return request.hasCompletePage && othersOf(request, productId).every(({ review }) => (review?.text ?? "") !== "");
}

/** Whether the first text on this product completes a request; a correction does so only where there are no others. */
export function completesRequest(request: ReviewRequest, productId: number): boolean {
  const before = request.products.find(({ id }) => id === productId)?.review?.text ?? "";
  return isLastOf(request, productId) && (before === "" || othersOf(request, productId).length === 0);
}

/** A request to review, with its products and what has been written so far. */
export async function findReviewRequest(db: Kysely<Database>, uuid: string) {
  if (!isUuid(uuid)) return null;
  const request = await db.selectFrom("review_request").selectAll().where("uuid", "=", uuid).executeTakeFirst();
  if (request === undefined) return null;
  const products = await db
    .selectFrom("review_request_product as asked")
    .leftJoin("product", (join) => join.onRef("product.id", "=", "asked.product_id").on("removed_at", "is", null))
    .select(["asked.product_id as id", sql<boolean>`product.id IS NULL`.as("isGone")])
    .where("asked.uuid", "=", uuid)
    .orderBy("asked.product_id")
    .execute();
  const reviews = await db
    .selectFrom("review")
    .select(["product_id", ...fields])
    .where("request_uuid", "=", uuid)
    .execute();
  return {
    reviewer: request.reviewer,
    hasCompletePage: request.has_complete_page,
    products: products.map((product) => ({
      ...product,
      review: reviews.find((review) => review.product_id === product.id) ?? null,
    })),
  };
}
