import { type Kysely, sql } from "kysely";
import { createHmac } from "node:crypto";
import type { Database } from "../database/Database.ts";
import { createSealing, type Sealing } from "../secrets/createSealing.ts";

/**
 * The sealing of one visitor. Its key is derived from the secret in the visitor's cookie, of which the database only
 * has a hash, so nobody can open the data without the visitor.
 */
export function sealingOf(secret: string): Sealing {
  return createSealing([createHmac("sha256", secret).update("codes that were typed").digest()]);
}

/** Stores a gift card's code as typed, sealed, so that the visitor's cart can show it. */
export async function storeTyped(
  db: Kysely<Database>,
  sessionId: number,
  { code, sealing }: { readonly code: string; readonly sealing: Sealing },
): Promise<void> {
  await sql`
    UPDATE session_discount s SET typed = ${sealing.seal(code.toUpperCase())} FROM discount d
    WHERE s.session_id = ${sessionId} AND d.id = s.discount_id AND d.code_hash = gift_card_hash(${code})`.execute(db);
}

/** Seals a session's typed codes with the new key when its secret changes. */
export async function resealTyped(
  db: Kysely<Database>,
  sessionId: number,
  { from, to }: { readonly from: Sealing; readonly to: Sealing },
): Promise<void> {
  const typed = await db
    .selectFrom("session_discount")
    .select(["discount_id", "typed"])
    .where("session_id", "=", sessionId)
    .where("typed", "is not", null)
    .execute();
  for (const row of typed) {
    await db
      .updateTable("session_discount")
      .set({ typed: to.seal(from.open(row.typed ?? "")) })
      .where("session_id", "=", sessionId)
      .where("discount_id", "=", row.discount_id)
      .execute();
  }
}
