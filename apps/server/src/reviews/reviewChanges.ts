import type { Kysely, Transaction } from "kysely";
import type { Database } from "../database/Database.ts";
import type { Jobs } from "../jobs/Jobs.ts";
import { countReviews, holdReviewed } from "./countReviews.ts";

/** Where reviews are stored, and how score changes are announced. */
export interface ReviewContext {
  readonly db: Kysely<Database>;
  readonly jobs: Jobs;
}

/** Seconds between reloads of the catalogue for score changes: sorting by score may lag that long. */
const catalogueEvery = 300;

/** Writes, and updates the score of the product in the same transaction. */
export async function withScore<T>(
  { db, jobs }: ReviewContext,
  productId: number,
  write: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await holdReviewed(transaction, productId);
    const written = await write(transaction);
    await countReviews(transaction, productId);
    await jobs.add("catalogue-news", productId, { db: transaction, everySeconds: catalogueEvery });
    return written;
  });
}

/** A rating of a bought product. */
export interface NewRating {
  readonly uuid: string;
  readonly productId: number;
  readonly rating: number;
  readonly reviewer: string;
}

/** Rates a product; a second rating of the same purchase replaces the first. Updates the product's score. */
export function rateProduct(context: ReviewContext, { uuid, productId, rating, reviewer }: NewRating) {
  return withScore(context, productId, (transaction) =>
    transaction
      .insertInto("review")
      .values({ request_uuid: uuid, product_id: productId, rating, reviewer })
      .onConflict((conflict) => conflict.columns(["request_uuid", "product_id"]).doUpdateSet({ rating }))
      .returning(["id", "rating", "reviewer"])
      .executeTakeFirstOrThrow(),
  );
}

/** A change of a review; omitted values stay. */
export interface ReviewChange {
  readonly reviewId: number;
  readonly productId: number;
  readonly rating?: number | undefined;
  readonly text?: string | undefined;
  readonly reviewer?: string | undefined;
}

/** Changes a review's rating, text or name. A changed rating updates the product's score. */
export function changeReview(context: ReviewContext, change: ReviewChange) {
  const { reviewId, productId, rating } = change;
  const write = (db: Kysely<Database>) =>
    db
      .updateTable("review")
      .set(changedFields(change))
      .where("id", "=", reviewId)
      .returning(["id", "rating", "reviewer"])
      .executeTakeFirstOrThrow();
  return rating === undefined ? write(context.db) : withScore(context, productId, write);
}

function changedFields({ rating, text, reviewer }: ReviewChange) {
  return {
    ...(rating === undefined ? {} : { rating }),
    ...(text === undefined ? {} : { text }),
    ...(reviewer === undefined ? {} : { reviewer }),
  };
}
