import { type Kysely, sql } from "kysely";
import { createHash } from "node:crypto";
import type { Database } from "../database/Database.ts";

/** Minutes within which identical forms count as one sent twice; later ones are declarations of their own. */
const repeatMinutes = 10;

/** What identifies a declaration. */
export interface Digested {
  /** The id of the same declaration made a moment ago; null if it is new. */
  readonly same: number | null;
  /** The digest to store with a new one; unique, even for identical content. */
  readonly digest: Buffer;
}

/** The first declaration of an order is identified by its content, a later one also by its predecessor. */
function digestAfter(content: Buffer, before: number | undefined): Buffer {
  return before === undefined ? content : createHash("sha256").update(content).update(`after ${before}`).digest();
}

/**
 * Finds the declaration of an order that this one repeats. A buyer who returns one more piece a day later sends the
 * same content and means another piece. Requires the order to be locked.
 */
export async function findRepeat(
  db: Kysely<Database>,
  table: "withdrawal" | "return_case",
  { orderId, content }: { readonly orderId: number; readonly content: Buffer },
): Promise<Digested> {
  const moment = sql.ref(table === "withdrawal" ? "declared_at" : "created_at");
  const { rows } = await sql<{ readonly id: number; readonly digest: Buffer; readonly is_recent: boolean }>`
    SELECT id, digest, ${moment} > now() - make_interval(mins => ${repeatMinutes}) AS is_recent
    FROM ${sql.table(table)} WHERE order_id = ${orderId} ORDER BY id`.execute(db);
  const same = rows.find(
    ({ digest, is_recent: isRecent }, index) => isRecent && digest.equals(digestAfter(content, rows[index - 1]?.id)),
  );
  return { same: same?.id ?? null, digest: digestAfter(content, rows.at(-1)?.id) };
}
