import { type Kysely, sql } from "kysely";
import { createHash } from "node:crypto";
import type { Database } from "../database/Database.ts";

/** Minutes within which the same words are one form that was sent twice; later they are a declaration of their own. */
const repeatMinutes = 10;

/** What a declaration is told apart by. */
export interface Digested {
  /** The id of the same declaration, made a moment ago; null when it is a new one. */
  readonly same: number | null;
  /** What a new one is kept with: no other declaration has it, also of the same words. */
  readonly digest: Buffer;
}

/** The first declaration of an order is known by its words alone, a later one also by the one before it. */
function digestAfter(words: Buffer, before: number | undefined): Buffer {
  return before === undefined ? words : createHash("sha256").update(words).update(`after ${before}`).digest();
}

/**
 * Finds the declaration of an order that this one repeats. Who gives one more piece back a day later writes the same
 * again and means another piece. Call it with the order locked.
 */
export async function findRepeat(
  db: Kysely<Database>,
  table: "withdrawal" | "return_case",
  { orderId, words }: { readonly orderId: number; readonly words: Buffer },
): Promise<Digested> {
  const moment = sql.ref(table === "withdrawal" ? "declared_at" : "created_at");
  const { rows } = await sql<{ readonly id: number; readonly digest: Buffer; readonly is_recent: boolean }>`
    SELECT id, digest, ${moment} > now() - make_interval(mins => ${repeatMinutes}) AS is_recent
    FROM ${sql.table(table)} WHERE order_id = ${orderId} ORDER BY id`.execute(db);
  const same = rows.find(
    ({ digest, is_recent: isRecent }, index) => isRecent && digest.equals(digestAfter(words, rows[index - 1]?.id)),
  );
  return { same: same?.id ?? null, digest: digestAfter(words, rows.at(-1)?.id) };
}
