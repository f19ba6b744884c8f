import type { Kysely } from "kysely";
import { createHash } from "node:crypto";
import type { Database } from "../../database/Database.ts";
import { writeOperatorLog } from "../../operators/writeOperatorLog.ts";

/** The longest note, in characters. */
export const maxNoteLength = 2000;

/** A note by an operator on an order as seen. */
export interface NewNote {
  readonly orderId: number;
  readonly operatorId: number;
  /** The number of acts the order had. */
  readonly version: number;
  readonly text: string;
}

/** Writes a note and logs it; the same note sent again by the same operator is stored once. */
export async function writeNote(db: Kysely<Database>, { orderId, operatorId, version, text }: NewNote): Promise<void> {
  const key = createHash("sha256").update(`${operatorId}/${version}/${text}`).digest("base64url");
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows: written } = await transaction
      .insertInto("order_note")
      .values({ order_id: orderId, operator_id: operatorId, key, text })
      .onConflict((conflict) => conflict.columns(["order_id", "key"]).doNothing())
      .executeTakeFirst();
    if (written === 1n) await writeOperatorLog(transaction, { operatorId, event: "note", orderId });
  });
}
