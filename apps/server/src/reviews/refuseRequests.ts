import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../database/Database.ts";

/** The digest by which an address is known again, however it is written. */
export function digestOfEmail(email: RawBuilder<unknown>): RawBuilder<Buffer> {
  return sql`sha256(convert_to(lower(trim(${email})), 'UTF8'))`;
}

/** Remembers that the buyer to whom a request was sent wants no more of them; false when there is no such request. */
export async function refuseRequests(db: Kysely<Database>, uuid: string): Promise<boolean> {
  const { rows } = await sql<{ uuid: string }>`
    WITH asked AS (
      SELECT r.uuid, ${digestOfEmail(sql`o.email`)} AS digest
      FROM review_request r JOIN "order" o ON o.id = r.order_id WHERE r.uuid::text = lower(${uuid})
    ), said AS (
      INSERT INTO review_refusal (email_digest) SELECT digest FROM asked ON CONFLICT DO NOTHING
    ) SELECT uuid FROM asked`.execute(db);
  return rows.length > 0;
}

/** Whether the buyer to whom a request was sent wants no more of them; null when there is no such request. */
export async function isRefused(db: Kysely<Database>, uuid: string): Promise<boolean | null> {
  const { rows } = await sql<{ is_refused: boolean }>`
    SELECT EXISTS (SELECT FROM review_refusal no WHERE no.email_digest = ${digestOfEmail(sql`o.email`)}) AS is_refused
    FROM review_request r JOIN "order" o ON o.id = r.order_id WHERE r.uuid::text = lower(${uuid})`.execute(db);
  return rows[0]?.is_refused ?? null;
}
