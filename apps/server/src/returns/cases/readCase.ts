import type { CaseReceipt } from "@torg/returns/domain";
import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import { pageTexts } from "../../texts/pageTexts.ts";

/** The name of a kind of case, as shown to customers. */
export function caseKind(kind: string): string {
  return new Map<string, string>(Object.entries(pageTexts.returnTypes)).get(kind) ?? kind;
}

/** Reads the receipt of a return or complaint; null if it no longer exists. */
export async function readCase(db: Kysely<Database>, id: number | null): Promise<CaseReceipt | null> {
  if (id === null) return null;
  const row = await db
    .selectFrom("return_case")
    .innerJoin("order", "order.id", "return_case.order_id")
    .select([
      "return_case.id",
      "return_case.created_at",
      "return_case.kind",
      "return_case.message",
      "order.name as orderNumber",
      "order.email",
    ])
    .select("return_case.has_letter as isMailed")
    .select((from) =>
      from
        .selectFrom("return_case_image")
        .whereRef("case_id", "=", "return_case.id")
        .select((image) => image.fn.countAll<number>().as("count"))
        .as("images"),
    )
    .where("return_case.id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const lines = await db
    .selectFrom("return_case_line")
    .select(["product_id as productId", "name", "quantity"])
    .where("case_id", "=", id)
    .orderBy("product_id")
    .execute();
  const { id: caseId, created_at: moment, kind, images, ...rest } = row;
  return { ...rest, caseId, receivedAt: moment.toISOString(), kind: caseKind(kind), images: images ?? 0, lines };
}
