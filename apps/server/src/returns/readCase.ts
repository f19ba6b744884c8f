import type { CaseReceipt } from "@torg/returns/domain";
import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import { pageTexts } from "../texts/pageTexts.ts";

/** The name of a kind of case, as shown to customers. */
export function caseKind(kind: string): string {
  return new Map<string, string>(Object.entries(pageTexts.returnTypes)).get(kind) ?? kind;
}

/** Reads the receipt of a return or complaint; null if it no longer exists. */
export async function readCase(db: Kysely<Database>, id: number | null): Promise<CaseReceipt | null> {
  if (id === null) return null;
  const row = await db
    .selectFrom("return_case as told")
    .innerJoin("order", "order.id", "told.order_id")
    .select(["told.id", "told.created_at", "told.kind", "told.message", "order.name as orderNumber", "order.email"])
    .select("told.has_letter as isMailed")
    .select((from) =>
      from
        .selectFrom("return_case_image")
        .whereRef("case_id", "=", "told.id")
        .select((image) => image.fn.countAll<number>().as("count"))
        .as("images"),
    )
    .where("told.id", "=", id)
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
