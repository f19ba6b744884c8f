import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { serviceTexts } from "../../texts/serviceTexts.ts";
import { caseKind } from "./readCase.ts";

/** A return, a complaint or a withdrawal, in one line. */
export interface NotifiedCase {
  readonly orderId: number;
  readonly number: number;
  /** Its kind, in words. */
  readonly kind: string;
  /** ISO time. */
  readonly receivedAt: string;
}

/** Finds the returns, complaints and withdrawals of some orders, newest first. */
export async function findCases(db: Kysely<Database>, orderIds: readonly number[]): Promise<readonly NotifiedCase[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom("return_case")
    .select(["order_id", "id", "kind", "created_at as at"])
    .where("order_id", "in", orderIds)
    .unionAll(
      db
        .selectFrom("withdrawal")
        .select(["order_id", "id", sql<string>`'withdrawal'`.as("kind"), "declared_at as at"])
        .where("order_id", "in", orderIds),
    )
    .orderBy("at", "desc")
    .execute();
  return rows.map(({ order_id: orderId, id, kind, at }) => ({
    orderId,
    number: id,
    kind: kind === "withdrawal" ? serviceTexts.withdrawal : caseKind(kind),
    receivedAt: at.toISOString(),
  }));
}
