import { pictureWithWidth } from "@torg/format";
import { productSafetyPath } from "@torg/format/addresses";
import { type Kysely, sql } from "kysely";
import { productUrl } from "../catalogue/products/productView.ts";
import type { Database } from "../database/Database.ts";
import type { Mailer } from "../mail/createMailer.ts";
import { sendOnce } from "../mail/sendOnce.ts";
import { readSettings } from "../settings/readSettings.ts";
import { mayHaveIt } from "./mayHaveIt.ts";
import { safetySlug } from "./safetySlug.ts";
import { recallEmail, type RecallNotification } from "./recallEmail.ts";

/** The dependencies for sending the letter. */
export interface RecallEmailContext {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  /** The shop's base address. */
  readonly publicUrl: string;
}

interface RecallRow extends Omit<RecallNotification, "picture" | "page"> {
  readonly productId: number;
  readonly image: string | null;
  readonly isGone: boolean;
  readonly hasSafetyPage: boolean;
}

const widthInEmail = 420;

function pageOf({ productId, isGone, hasSafetyPage }: RecallRow): string | null {
  if (!isGone) return productUrl(productId);
  return hasSafetyPage ? productSafetyPath : null;
}

/** Reads the data of a letter; null if the recall has ended or the buyer no longer has the product. */
async function readRecall({ db, publicUrl }: RecallEmailContext, id: number): Promise<RecallNotification | null> {
  const { rows } = await sql<RecallRow>`
    SELECT o.email, o.first_name AS "firstName", o.name AS "order", o.created_at AS "orderedAt", p.id AS "productId",
      p.name AS product, coalesce(p.image, parent.image) AS image, p.removed_at IS NOT NULL AS "isGone",
      s.numbers, s.hazard, s.advice,
      EXISTS (SELECT FROM content_page WHERE slug = ${safetySlug}) AS "hasSafetyPage"
    FROM recall_letter t JOIN product_stop s ON s.id = t.stop_id JOIN "order" o ON o.id = t.order_id
    JOIN product p ON p.id = s.product_id LEFT JOIN product parent ON parent.id = p.parent_id
    WHERE t.id = ${id} AND s.ended_at IS NULL AND ${mayHaveIt}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const page = pageOf(row);
  return {
    ...row,
    picture: row.image === null ? "" : new URL(pictureWithWidth(row.image, widthInEmail), publicUrl).href,
    page: page === null ? "" : `${publicUrl}${page}`,
  };
}

/** Writes to a buyer of a recalled product, once; not after the recall has ended. */
export async function sendRecallEmail(context: RecallEmailContext, id: number): Promise<void> {
  const write = async () => {
    const recall = await readRecall(context, id);
    if (recall === null) return null;
    const { company, shopName } = await readSettings(context.db);
    const contacts = [company.phone, company.email].filter((contact) => contact !== "");
    return recallEmail(recall, { shopName: company.name || shopName, contacts });
  };
  await sendOnce(context, { about: "recall_letter", id, to: "customer", write });
}
