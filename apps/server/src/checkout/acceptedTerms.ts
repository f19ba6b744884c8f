import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";

/** The page with the terms of sale. */
const termsPage = "kopvillkor";

/**
 * CTEs that store the current terms of sale, each text once; `terms` has the hash that orders refer to them by. A shop
 * without terms has an empty text.
 */
export const storedTerms = sql`
  terms AS (
    SELECT encode(sha256(convert_to(html, 'UTF8')), 'hex') AS hash, html
    FROM (SELECT coalesce((SELECT html FROM content_page WHERE slug = ${sql.lit(termsPage)}), '') AS html) AS page),
  kept_terms AS (INSERT INTO accepted_terms (hash, html) SELECT hash, html FROM terms ON CONFLICT DO NOTHING)`;

/** A short hash of the current terms of sale. */
export const termsVersion = sql<string>`
  left(encode(sha256(convert_to(coalesce((SELECT html FROM content_page WHERE slug = ${sql.lit(termsPage)}), ''),
    'UTF8')), 'hex'), 16)`;

/** The terms that were accepted with an order; for orders from before they were stored, the current ones. */
export async function acceptedTerms(db: Kysely<Database>, hash: string | null): Promise<string> {
  const terms =
    hash === null
      ? await db.selectFrom("content_page").select("html").where("slug", "=", termsPage).executeTakeFirst()
      : await db.selectFrom("accepted_terms").select("html").where("hash", "=", hash).executeTakeFirst();
  return terms?.html ?? "";
}
