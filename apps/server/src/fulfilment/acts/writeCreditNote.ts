import type { CreditNote } from "@torg/orders/domain";
import { sql, type Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";

/** Takes the next number of a series without gaps; concurrent callers wait until this transaction has ended. */
async function nextNumber(db: Transaction<Database>, name: string): Promise<number> {
  const { last } = await db
    .updateTable("number_series")
    .set({ last: sql<number>`last + 1` })
    .where("name", "=", name)
    .returning("last")
    .executeTakeFirstOrThrow();
  return last;
}

/** Writes the credit note of an act and gives its number. */
export async function writeCreditNote(db: Transaction<Database>, actId: number, note: CreditNote): Promise<number> {
  const { inclOre, exclOre: _, vatOre, ...parts } = note;
  const number = await nextNumber(db, "credit-note");
  await db
    .insertInto("credit_note")
    .values({ number, act_id: actId, total_ore: inclOre, vat_ore: vatOre, parts: JSON.stringify(parts) })
    .execute();
  return number;
}
