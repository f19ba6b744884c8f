import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";

/** The page that holds the terms of sale. */
const termsPage = "kopvillkor";

/**
 * Parts of a statement that keep the terms of sale as they stand at this moment, each text once; `terms` has the hash by
 * which an order names them. A shop without terms has an empty text.
 */
export const keptTerms = sql`
  terms AS (
    SELECT encode(sha256(convert_to(html, 'UTF8')), 'hex') AS hash, html
    FROM (SELECT coalesce((SELECT html FROM content_page WHERE slug = ${sql.lit(termsPage)}), '') AS html) AS page),
  kept_terms AS (INSERT INTO accepted_terms (hash, html) SELECT hash, html FROM terms ON CONFLICT DO NOTHING)`;

/** A short name of the terms of sale as they stand at this moment: another text has another name. */
export const termsVersion = sql<string>`
  left(encode(sha256(convert_to(coalesce((SELECT html FROM content_page WHERE slug = ${sql.lit(termsPage)}), ''),
    'UTF8')), 'hex'), 16)`;

/** The terms that were accepted with an order; for an order from before they were kept, those of today. */
export async function acceptedTerms(db: Kysely<Database>, hash: string | null): Promise<string> {
  const terms =
    hash === null
      ? await db.selectFrom("content_page").select("html").where("slug", "=", termsPage).executeTakeFirst()
      : await db.selectFrom("accepted_terms").select("html").where("hash", "=", hash).executeTakeFirst();
  return terms?.html ?? "";
}
