import type { CaseEnding, CaseKind } from "@torg/desk/domain/cases";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { writeOperatorLog } from "../../operators/writeOperatorLog.ts";
import type { DeskContext } from "../orders/performDeskAct.ts";
import { caseName, type CaseSource, tableOf } from "./CaseSource.ts";

/** The ending of a case, and its operator. */
export interface NewEnding {
  readonly ending: CaseEnding;
  /** Additional text for the mail. */
  readonly answer: string;
  readonly operatorId: number;
}

/** The kind of a case; null when there is none. */
export async function findKind(db: Kysely<Database>, { source, id }: CaseSource): Promise<CaseKind | null> {
  if (source === "withdrawal") {
    const found = await db.selectFrom("withdrawal").select("id").where("id", "=", id).executeTakeFirst();
    return found === undefined ? null : "withdrawal";
  }
  const found = await db.selectFrom("return_case").select("kind").where("id", "=", id).executeTakeFirst();
  if (found === undefined) return null;
  return found.kind === "complaint" ? "complaint" : "return";
}

/** Ends a case, queues the mail to its buyer, and logs it; a case that has ended stays as it is. */
export async function endCase(
  { db, jobs }: Pick<DeskContext, "db" | "jobs">,
  found: CaseSource,
  { ending, answer, operatorId }: NewEnding,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ readonly order_id: number }>`
      UPDATE ${sql.table(tableOf(found))} SET ended_at = now(), ended_by = ${operatorId}, ended_how = ${ending},
        ended_text = ${answer}
      WHERE id = ${found.id} AND ended_at IS NULL RETURNING order_id`.execute(transaction);
    const [row] = rows;
    if (row === undefined) return;
    if (ending !== "quiet") await jobs.add(`${found.source}-answer`, found.id, { db: transaction });
    const details = { case: caseName(found), ending };
    await writeOperatorLog(transaction, { operatorId, event: "end-case", orderId: row.order_id, details });
  });
}
