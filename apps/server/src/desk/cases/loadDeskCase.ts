import { type DeskOrder, type OperatorRole } from "@torg/desk/domain";
import { chosenOfCase, type DeskCase } from "@torg/desk/domain/cases";
import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import { buyerLabel } from "../../orders/placed/describeOrder.ts";
import { caseName, type CaseSource, readCaseName } from "./CaseSource.ts";
import { loadDeskOrder } from "../orders/loadDeskOrder.ts";

/** A case with its order. */
export interface CaseWithOrder {
  readonly deskCase: DeskCase;
  readonly order: DeskOrder;
}

async function storedCase(db: Kysely<Database>, { source, id }: CaseSource) {
  if (source === "withdrawal") {
    const row = await db.selectFrom("withdrawal").selectAll().where("id", "=", id).executeTakeFirst();
    const lines = await db.selectFrom("withdrawal_line").selectAll().where("withdrawal_id", "=", id).execute();
    return row && { ...row, kind: "withdrawal", message: "", at: row.declared_at, lines };
  }
  const row = await db.selectFrom("return_case").selectAll().where("id", "=", id).executeTakeFirst();
  const lines = await db.selectFrom("return_case_line").selectAll().where("case_id", "=", id).execute();
  return row && { ...row, at: row.created_at, lines };
}

async function picturesOf(db: Kysely<Database>, { source, id }: CaseSource) {
  if (source === "withdrawal") return [];
  return db
    .selectFrom("return_case_image")
    .select(["id", "width", "height"])
    .where("case_id", "=", id)
    .orderBy("position")
    .execute();
}

/** Reads a case by name, with its order as a role sees it; null when there is none. */
export async function loadDeskCase(
  db: Kysely<Database>,
  name: string,
  role: OperatorRole,
): Promise<CaseWithOrder | null> {
  const source = readCaseName(name);
  const stored = source === null ? undefined : await storedCase(db, source);
  if (source === null || stored === undefined) return null;
  const order = await loadDeskOrder(db, stored.order_id, role);
  const bought = await db.selectFrom("order").selectAll().where("id", "=", stored.order_id).executeTakeFirst();
  if (order === null || bought === undefined) return null;
  const products = await db
    .selectFrom("order_line")
    .select(["id", "product_id"])
    .where("order_id", "=", stored.order_id)
    .execute();
  const lines = order.lines.map(({ id, shipped, returned }) => ({
    lineId: id,
    productId: products.find((line) => line.id === id)?.product_id ?? null,
    left: shipped - returned,
  }));
  const { kind, message, at, ended_at: ended } = stored;
  const declared = stored.lines.map(({ product_id: productId, quantity }) => ({ productId, quantity }));
  return {
    deskCase: {
      id: caseName(source),
      kind: kind === "complaint" || kind === "withdrawal" ? kind : "return",
      number: source.id,
      order: order.number,
      at: at.toISOString(),
      buyer: buyerLabel(bought),
      isEnded: ended !== null,
      message,
      lines: stored.lines.map(({ name: product, quantity }) => ({ name: product, quantity })),
      pictures: await picturesOf(db, source),
      chosen: chosenOfCase(declared, lines),
      ending: stored.ended_how,
      answer: stored.ended_text,
    },
    order,
  };
}
