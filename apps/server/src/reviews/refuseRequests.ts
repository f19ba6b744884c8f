import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { mailboxDigest } from "../mail/mailboxDigest.ts";

/** Records that the recipient of a request wants no more of them; false if the request does not exist. */
export async function refuseRequests(db: Kysely<Database>, uuid: string): Promise<boolean> {
  const { rows } = await sql<{ uuid: string }>`
    WITH asked AS (
      SELECT r.uuid, ${mailboxDigest(sql`o.email`)} AS digest
      FROM review_request r JOIN "order" o ON o.id = r.order_id WHERE r.uuid::text = lower(${uuid})
    ), said AS (
      INSERT INTO review_refusal (email_digest) SELECT digest FROM asked ON CONFLICT DO NOTHING
    ) SELECT uuid FROM asked`.execute(db);
  return rows.length > 0;
}

/** Whether the recipient of a request wants no more of them; null if the request does not exist. */
export async function isRefused(db: Kysely<Database>, uuid: string): Promise<boolean | null> {
  const { rows } = await sql<{ is_refused: boolean }>`
    SELECT EXISTS (SELECT FROM review_refusal no WHERE no.email_digest = ${mailboxDigest(sql`o.email`)}) AS is_refused
    FROM review_request r JOIN "order" o ON o.id = r.order_id WHERE r.uuid::text = lower(${uuid})`.execute(db);
  return rows[0]?.is_refused ?? null;
}
