import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../database/Database.ts";

/** The page that holds the terms of sale. */
const termsPage = "kopvillkor";

/**
 * Keeps the terms of sale as they stand at this moment, each text once, and answers the hash by which an order names
 * them. A shop without terms has an empty text.
 */
export async function keepTerms(db: Transaction<Database>): Promise<string> {
  const { rows } = await sql<{ readonly hash: string }>`
    WITH page AS (
      SELECT encode(sha256(convert_to(html, 'UTF8')), 'hex') AS hash, html
      FROM (SELECT coalesce((SELECT html FROM content_page WHERE slug = ${termsPage}), '') AS html) AS terms),
    kept AS (INSERT INTO accepted_terms (hash, html) SELECT hash, html FROM page ON CONFLICT DO NOTHING)
    SELECT hash FROM page`.execute(db);
  const [terms] = rows;
  if (terms === undefined) throw new Error("The terms of sale could not be kept.");
  return terms.hash;
}

/** The terms that were accepted with an order; for an order from before they were kept, those of today. */
export async function acceptedTerms(db: Kysely<Database>, hash: string | null): Promise<string> {
  const terms =
    hash === null
      ? await db.selectFrom("content_page").select("html").where("slug", "=", termsPage).executeTakeFirst()
      : await db.selectFrom("accepted_terms").select("html").where("hash", "=", hash).executeTakeFirst();
  return terms?.html ?? "";
}
