import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { compoundQuery, searchQuery, type WordMatch, type WordPlace } from "./searchQuery.ts";
import { searchWords } from "./searchWords.ts";

/** Products found at most; a search that finds more is no search. */
const limit = 20_000;
/** Words that a typing error may have touched must share this much of their letters. */
const likeness = 0.45;
/** Letters below which a part of a word, or a word that looks alike, says nothing. */
const shortestPart = 3;
const shortestPhrase = 4;

interface FoundRow {
  readonly id: number;
}

/**
 * Finds listed products, the best first: a number exactly, else words of name, brand, category and specifications in
 * any form or begun or as parts of compounds, else what the shopper's own compounds are made of, else words that look
 * alike.
 */
export async function searchProducts(db: Kysely<Database>, query: string): Promise<readonly number[]> {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const coded = await findByCode(db, words);
  if (coded.length > 0) return coded;
  for (const find of [findByWords, findCompounds, findAlike]) {
    const found = await find(db, words);
    if (found.length > 0) return found;
  }
  return [];
}

const isListed = sql`p.removed_at IS NULL AND coalesce(parent.listed, p.listed) AND parent.removed_at IS NULL`;
const fromProducts = sql`FROM product p LEFT JOIN product parent ON parent.id = p.parent_id AND parent.is_parent`;

/** Products whose article number or EAN is exactly this, however it is spaced. */
async function findByCode(db: Kysely<Database>, words: readonly string[]): Promise<readonly number[]> {
  const code = words.join("");
  if (!/\d/.test(code)) return [];
  const { rows } = await sql<FoundRow>`
    SELECT coalesce(p.parent_id, p.id) AS id ${fromProducts}
    WHERE (code_letters(p.article_number) = ${code} OR code_letters(p.gtin) = ${code}) AND ${isListed}
    GROUP BY 1 ORDER BY max(coalesce(parent.popularity, p.popularity)) DESC, 1`.execute(db);
  return rows.map((row) => row.id);
}

async function findByWords(db: Kysely<Database>, words: readonly string[]): Promise<readonly number[]> {
  const phrase = words.join(" ");
  const { rows } = await sql<FoundRow>`
    SELECT coalesce(p.parent_id, p.id) AS id ${fromProducts}
    WHERE (${meets(words, "begun", "anywhere")} OR ${byParts(words)}) AND ${isListed}
    GROUP BY 1
    ORDER BY
      bool_or(${meets(words, "whole", "names")}) DESC,
      bool_or(starts_with(coalesce(parent.name_letters, p.name_letters), fold(${phrase}))) DESC,
      bool_or(${meets(words, "whole", "anywhere")}) DESC,
      bool_or(${meets(words, "begun", "names")}) DESC,
      bool_or(${meets(words, "begun", "anywhere")}) DESC,
      bool_or(${asWritten(words)}) DESC,
      max(coalesce(parent.popularity, p.popularity)) DESC,
      1
    LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** What the compounds of the query are made of, as two words. */
async function findCompounds(db: Kysely<Database>, words: readonly string[]): Promise<readonly number[]> {
  const query = compoundQuery(words);
  if (query === null) return [];
  const { rows } = await sql<FoundRow>`
    SELECT coalesce(p.parent_id, p.id) AS id ${fromProducts}
    WHERE p.search_vector @@ ${eitherWay(query)} AND ${isListed}
    GROUP BY 1 ORDER BY max(coalesce(parent.popularity, p.popularity)) DESC, 1
    LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Words that share most of their letters with what was typed, marks aside. */
async function findAlike(db: Kysely<Database>, words: readonly string[]): Promise<readonly number[]> {
  const phrase = words.join(" ");
  if (phrase.length < shortestPhrase) return [];
  return db.transaction().execute(async (transaction) => {
    await sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`.execute(transaction);
    const { rows } = await sql<FoundRow>`
      SELECT coalesce(p.parent_id, p.id) AS id ${fromProducts}
      WHERE fold(${phrase}) <% p.search_letters AND ${isListed}
      GROUP BY 1
      ORDER BY max(word_similarity(fold(${phrase}), p.search_letters)) DESC,
        max(coalesce(parent.popularity, p.popularity)) DESC, 1
      LIMIT 200`.execute(transaction);
    return rows.map((row) => row.id);
  });
}

/** All words, both in Swedish forms and without marks. */
function meets(words: readonly string[], match: WordMatch, place: WordPlace): RawBuilder<boolean> {
  return sql<boolean>`p.search_vector @@ ${eitherWay(searchQuery(words, match, place))}`;
}

function eitherWay(query: string): RawBuilder<unknown> {
  return sql`(to_tsquery('pg_catalog.swedish', ${query}) || to_tsquery('pg_catalog.simple', fold(${query})))`;
}

/** All words with the marks that they were typed with: what merely looks so without marks comes after. */
function asWritten(words: readonly string[]): RawBuilder<boolean> {
  return all(words.map((word) => sql`strpos(lower(p.search_words), ${word}) > 0`));
}

/** All words, or their stems, as parts of others, so that the end of a compound is found. */
function byParts(words: readonly string[]): RawBuilder<boolean> {
  const parts = words.filter((word) => word.length >= shortestPart);
  if (parts.length < words.length) return sql<boolean>`false`;
  return all(
    parts.map((part) => {
      const stem = sql`coalesce((ts_lexize('pg_catalog.swedish_stem', ${part}))[1], ${part})`;
      return sql`p.search_letters LIKE '%' || fold(CASE WHEN length(${stem}) >= ${shortestPart} THEN ${stem} ELSE ${part} END) || '%'`;
    }),
  );
}

function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`;
}
