import {
  type DeskReview,
  parseTakedownReason,
  type ReviewFilter,
  type TakedownReason,
} from "@torg/desk/domain/reviews";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { productUrl } from "../../catalogue/products/productView.ts";
import type { Database } from "../../database/Database.ts";
import { writeOperatorLog } from "../../operators/writeOperatorLog.ts";
import { type ReviewContext, withScore } from "../../reviews/reviewChanges.ts";

/** Most reviews in a list. */
const maxReviews = 100;

const conditions: Readonly<Record<ReviewFilter, RawBuilder<boolean>>> = {
  unanswered: sql`r.taken_down_at IS NULL AND r.text <> '' AND r.answer = ''`,
  all: sql`r.taken_down_at IS NULL`,
  "taken-down": sql`r.taken_down_at IS NOT NULL`,
};

interface ReviewRow extends Omit<DeskReview, "url" | "takenDown"> {
  readonly productId: number;
  readonly ground: string | null;
}

async function readReviews(db: Kysely<Database>, condition: RawBuilder<boolean>): Promise<readonly DeskReview[]> {
  const { rows } = await sql<ReviewRow>`
    SELECT r.id, r.product_id AS "productId", p.name AS product, r.reviewer, r.rating, r.text,
      to_char(r.written_on, 'YYYY-MM-DD') AS date, r.request_uuid IS NOT NULL AS "isVerified", r.answer,
      r.taken_down_ground AS ground
    FROM review r JOIN product p ON p.id = r.product_id WHERE ${condition} ORDER BY r.id DESC LIMIT ${maxReviews}`.execute(
    db,
  );
  return rows.map(({ productId, ground, ...row }) => ({
    ...row,
    url: productUrl(productId),
    takenDown: parseTakedownReason(ground ?? ""),
  }));
}

/** Lists reviews, newest first. */
export function listDeskReviews(db: Kysely<Database>, filter: ReviewFilter): Promise<readonly DeskReview[]> {
  return readReviews(db, conditions[filter]);
}

async function readReview(db: Kysely<Database>, id: number): Promise<DeskReview | null> {
  const [found] = await readReviews(db, sql`r.id = ${id}`);
  return found ?? null;
}

/** An operator's action on a review. */
interface ToReview {
  readonly id: number;
  readonly operatorId: number;
}

/** A review with its new answer; "moved" when another answer than the one seen is there. */
export type AnswerResult =
  | { readonly ok: true; readonly review: DeskReview }
  | { readonly ok: false; readonly code: "no-review" | "moved" };

const noReview = { ok: false, code: "no-review" } as const;

async function answeredReview(db: Kysely<Database>, id: number): Promise<AnswerResult> {
  const review = await readReview(db, id);
  return review === null ? noReview : { ok: true, review };
}

/** Writes the shop's answer to a review that is shown, or removes it when empty. */
export async function answerReview(
  db: Kysely<Database>,
  { id, operatorId, seen, text }: ToReview & { readonly seen: string; readonly text: string },
): Promise<AnswerResult> {
  return db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom("review")
      .select("answer")
      .where("id", "=", id)
      .where("taken_down_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (before === undefined) return noReview;
    if (before.answer === text) return answeredReview(transaction, id);
    if (before.answer !== seen) return { ok: false, code: "moved" };
    await transaction.updateTable("review").set({ answer: text }).where("id", "=", id).execute();
    await writeOperatorLog(transaction, { operatorId, event: "answer-review", details: { review: id } });
    return answeredReview(transaction, id);
  });
}

/**
 * Takes a review down and updates the product's score. A review already taken down keeps its reason. Null: no such
 * review.
 */
export async function takeDownReview(
  context: ReviewContext,
  { id, operatorId, ground }: ToReview & { readonly ground: TakedownReason },
): Promise<DeskReview | null> {
  const row = await context.db.selectFrom("review").select("product_id").where("id", "=", id).executeTakeFirst();
  if (row === undefined) return null;
  return withScore(context, row.product_id, async (transaction) => {
    const { numUpdatedRows: changed } = await transaction
      .updateTable("review")
      .set({ taken_down_at: sql<Date>`now()`, taken_down_by: operatorId, taken_down_ground: ground })
      .where("id", "=", id)
      .where("taken_down_at", "is", null)
      .executeTakeFirst();
    const details = { review: id, reason: ground };
    if (changed > 0n) await writeOperatorLog(transaction, { operatorId, event: "take-down-review", details });
    return readReview(transaction, id);
  });
}
