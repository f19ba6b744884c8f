import type { Recall } from "@torg/returns/domain";
import { pictureWithWidth } from "@torg/format";
import { type RawBuilder, sql } from "kysely";
import { productUrl } from "../../catalogue/products/productView.ts";
import { readOrStale } from "../../catalogue/snapshot/readOrStale.ts";
import type { PageInput } from "../PageInput.ts";

type RecallContext = Pick<PageInput["context"], "db" | "frame">;

/** Width of the picture beside a recall, in pixels. */
const pictureWidth = 220;

interface RecallRow extends Omit<Recall, "email" | "phone" | "url" | "at" | "image"> {
  readonly picture: string | null;
  readonly isGone: boolean;
  readonly at: Date;
}

async function findRecalls({ db, frame }: RecallContext, condition: RawBuilder<boolean>): Promise<readonly Recall[]> {
  const { rows } = await sql<RecallRow>`
    SELECT p.id AS "productId", p.name, p.removed_at IS NOT NULL AS "isGone", s.started_at AS at,
      s.numbers, s.hazard, s.advice, coalesce(p.image, parent.image) AS picture
    FROM product_stop s JOIN product p ON p.id = s.product_id LEFT JOIN product parent ON parent.id = p.parent_id
    WHERE s.ended_at IS NULL AND s.is_recall AND ${condition} ORDER BY s.started_at DESC, p.id`.execute(db);
  const { email, phone } = frame.current().settings.company;
  return rows.map(({ isGone, at, picture, ...row }) => ({
    ...row,
    at: at.toISOString(),
    image: picture === null ? "" : pictureWithWidth(picture, pictureWidth),
    url: isGone ? "" : productUrl(row.productId),
    email,
    phone,
  }));
}

/** The recalls of a product and its variants; none while the database is unavailable. */
export async function productRecalls(context: RecallContext, id: number | null): Promise<readonly Recall[]> {
  if (id === null) return [];
  return readOrStale(
    () => findRecalls(context, sql`(p.id = ${id} OR p.parent_id = ${id})`),
    () => ({ value: [] }),
  );
}

/** All recalls of the shop, newest first; none while the database is unavailable. */
export function allRecalls(context: RecallContext): Promise<readonly Recall[]> {
  return readOrStale(
    () => findRecalls(context, sql`true`),
    () => ({ value: [] }),
  );
}

/** The recalls of goods bought in an order, or with a mail address. */
export function orderRecalls(
  context: RecallContext,
  bought: { readonly orderId: number } | { readonly email: string },
): Promise<readonly Recall[]> {
  const whose = "orderId" in bought ? sql`o.id = ${bought.orderId}` : sql`lower(o.email) = ${bought.email}`;
  return findRecalls(
    context,
    sql`EXISTS (SELECT FROM order_line l JOIN "order" o ON o.id = l.order_id
      WHERE l.product_id = p.id AND o.state <> 'cancelled' AND NOT o.is_offer AND ${whose})`,
  );
}
