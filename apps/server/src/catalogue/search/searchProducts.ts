import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/Database.ts";

/** Products found at most; a search that finds more is no search. */
const limit = 20_000;
const longestQuery = 100;
/** Words that a typing error may have touched must share this much of their letters. */
const likeness = 0.45;

interface FoundRow {
  readonly id: number;
}

/** The words of a query in lower case, without anything that means something to a query language. */
export function searchWords(query: string): readonly string[] {
  return query
    .slice(0, longestQuery)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .slice(0, 8);
}

/**
 * Finds listed products by words of their name, brand, category and numbers, the best first: words in any form or
 * begun, else parts of compound words, else words that look alike.
 */
export async function searchProducts(db: Kysely<Database>, query: string): Promise<readonly number[]> {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const exact = await run(db, words, sql`(${byWords(words)} OR ${byParts(words)})`);
  if (exact.length > 0) return exact;
  const phrase = words.join(" ");
  if (phrase.length < 4) return [];
  return db.transaction().execute(async (transaction) => {
    await sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`.execute(transaction);
    const { rows } = await sql<FoundRow>`
      SELECT coalesce(p.parent_id, p.id) AS id
      FROM product p LEFT JOIN product parent ON parent.id = p.parent_id
      WHERE fold(${phrase}) <% p.search_letters AND ${isListed}
      GROUP BY 1
      ORDER BY max(word_similarity(fold(${phrase}), p.search_letters)) DESC, max(p.popularity) DESC, 1
      LIMIT 200`.execute(transaction);
    return rows.map((row) => row.id);
  });
}

const isListed = sql`p.removed_at IS NULL AND coalesce(parent.listed, p.listed) AND parent.removed_at IS NULL`;

async function run(
  db: Kysely<Database>,
  words: readonly string[],
  condition: RawBuilder<unknown>,
): Promise<readonly number[]> {
  const phrase = words.join(" ");
  const { rows } = await sql<FoundRow>`
    SELECT coalesce(p.parent_id, p.id) AS id
    FROM product p LEFT JOIN product parent ON parent.id = p.parent_id
    WHERE ${condition} AND ${isListed}
    GROUP BY 1
    ORDER BY
      bool_or(starts_with(coalesce(parent.name_letters, p.name_letters), fold(${phrase}))) DESC,
      bool_or(${byWords(words)}) DESC,
      max(coalesce(parent.popularity, p.popularity)) DESC,
      1
    LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** All words in any form, or begun: both in Swedish and without marks. */
function byWords(words: readonly string[]): RawBuilder<unknown> {
  const begun = words.map((word) => `${word}:*`).join(" & ");
  return sql`p.search_vector @@ (
    to_tsquery('pg_catalog.swedish', ${begun}) || to_tsquery('pg_catalog.simple', fold(${begun})))`;
}

/** All words as parts of others, so that the end of a compound is found. */
function byParts(words: readonly string[]): RawBuilder<unknown> {
  const parts = words.filter((word) => word.length >= 3);
  if (parts.length < words.length) return sql`false`;
  return sql.join(
    parts.map((part) => sql`p.search_letters LIKE '%' || fold(${part}) || '%'`),
    sql` AND `,
  );
}
