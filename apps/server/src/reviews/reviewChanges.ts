import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";

/** A rating of a bought product. */
export interface NewRating {
  readonly uuid: string;
  readonly product_id: number;
  readonly rating: number;
  readonly reviewer: string;
}

/** Rates a product; a second rating of the same purchase replaces the first. */
export function rateProduct(db: Kysely<Database>, { uuid, product_id, rating, reviewer }: NewRating) {
  return db
    .insertInto("review")
    .values({ request_uuid: uuid, product_id, rating, reviewer })
    .onConflict((conflict) => conflict.columns(["request_uuid", "product_id"]).doUpdateSet({ rating }))
    .returning(["id", "rating", "reviewer"])
    .executeTakeFirstOrThrow();
}

/** What changes in a review; what is missing stays. */
export interface ReviewChange {
  readonly review_id: number;
  readonly rating?: number | undefined;
  readonly text?: string | undefined;
  readonly reviewer?: string | undefined;
}

/** Changes a review's rating, text or name. */
export function changeReview(db: Kysely<Database>, { review_id, rating, text, reviewer }: ReviewChange) {
  return db
    .updateTable("review")
    .set({
      ...(rating === undefined ? {} : { rating }),
      ...(text === undefined ? {} : { text }),
      ...(reviewer === undefined ? {} : { reviewer }),
    })
    .where("id", "=", review_id)
    .returning(["id", "rating", "reviewer"])
    .executeTakeFirstOrThrow();
}
