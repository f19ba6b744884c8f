import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { type FoundProducts, foundProducts, type FoundRow } from "./FoundProducts.ts";
import { compoundQuery, searchQuery, type WordMatch, type WordPlace } from "./searchQuery.ts";
import { searchWords } from "./searchWords.ts";

/** Products found at most; a search that finds more is no search. */
const limit = 20_000;
/** Words that a typing error may have touched must share this much of their letters. */
const likeness = 0.45;
/** Letters below which a part of a word, or a word that looks alike, says nothing. */
const shortestPart = 3;
const shortestPhrase = 4;

/** The ways in which words match, in the order of how well they mean what they find. */
const ways = { wholeNames: 0, whole: 1, begunNames: 2, begun: 3, parts: 4 } as const;

/**
 * Finds listed products, the best first: a number exactly, else words of name, brand, category and specifications in
 * any form or begun or as parts of compounds, else what the shopper's own compounds are made of, else words that look
 * alike.
 */
export async function searchProducts(db: Kysely<Database>, query: string): Promise<FoundProducts> {
  const words = searchWords(query);
  if (words.length === 0) return foundProducts([]);
  for (const find of [findByCode, findByWords, findCompounds, findAlike]) {
    const found = await find(db, words);
    if (found.length > 0) return foundProducts(found);
  }
  return foundProducts([]);
}

const isListed = sql`p.removed_at IS NULL AND coalesce(parent.listed, p.listed) AND parent.removed_at IS NULL`;
const fromProducts = sql`FROM product p LEFT JOIN product parent ON parent.id = p.parent_id AND parent.is_parent`;

/** What was matched of each product, where all matches are as good. */
const alike = sql`array_agg(p.id ORDER BY p.id) AS hits, array_agg(0 ORDER BY p.id) AS ways`;

/** Products whose article number or EAN is exactly this, however it is spaced. */
async function findByCode(db: Kysely<Database>, words: readonly string[]): Promise<readonly FoundRow[]> {
  const code = words.join("");
  if (!/\d/.test(code)) return [];
  const { rows } = await sql<FoundRow>`
    SELECT coalesce(p.parent_id, p.id) AS id, ${alike} ${fromProducts}
    WHERE (code_letters(p.article_number) = ${code} OR code_letters(p.gtin) = ${code}) AND ${isListed}
    GROUP BY 1 ORDER BY max(coalesce(parent.popularity, p.popularity)) DESC, 1`.execute(db);
  return rows;
}

async function findByWords(db: Kysely<Database>, words: readonly string[]): Promise<readonly FoundRow[]> {
  const phrase = words.join(" ");
  const { rows } = await sql<FoundRow>`
    WITH hit AS MATERIALIZED (
      SELECT coalesce(p.parent_id, p.id) AS id, p.id AS hit, coalesce(parent.popularity, p.popularity) AS popularity,
        ${meets(words, "whole", "names")} AS whole_names,
        starts_with(coalesce(parent.name_letters, p.name_letters), fold(${phrase})) AS is_first,
        ${meets(words, "whole", "anywhere")} AS whole,
        ${meets(words, "begun", "names")} AS begun_names,
        ${meets(words, "begun", "anywhere")} AS begun,
        ${asWritten(words)} AS written
      ${fromProducts}
      WHERE (${meets(words, "begun", "anywhere")} OR ${byParts(words)}) AND ${isListed})
    SELECT id, array_agg(hit ORDER BY hit) AS hits,
      array_agg(CASE WHEN whole_names THEN ${ways.wholeNames}::int WHEN whole THEN ${ways.whole}
        WHEN begun_names THEN ${ways.begunNames} WHEN begun THEN ${ways.begun} ELSE ${ways.parts} END ORDER BY hit) AS ways
    FROM hit GROUP BY id
    ORDER BY bool_or(whole_names) DESC, bool_or(is_first) DESC, bool_or(whole) DESC, bool_or(begun_names) DESC,
      bool_or(begun) DESC, bool_or(written) DESC, max(popularity) DESC, id
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** What the compounds of the query are made of, as two words. */
async function findCompounds(db: Kysely<Database>, words: readonly string[]): Promise<readonly FoundRow[]> {
  const query = compoundQuery(words);
  if (query === null) return [];
  const { rows } = await sql<FoundRow>`
    SELECT coalesce(p.parent_id, p.id) AS id, ${alike} ${fromProducts}
    WHERE p.search_vector @@ ${eitherWay(query)} AND ${isListed}
    GROUP BY 1 ORDER BY max(coalesce(parent.popularity, p.popularity)) DESC, 1
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** Words that share most of their letters with what was typed, marks aside. */
async function findAlike(db: Kysely<Database>, words: readonly string[]): Promise<readonly FoundRow[]> {
  const phrase = words.join(" ");
  if (phrase.length < shortestPhrase) return [];
  return db.transaction().execute(async (transaction) => {
    await sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`.execute(transaction);
    const { rows } = await sql<FoundRow>`
      SELECT coalesce(p.parent_id, p.id) AS id, array_agg(p.id ORDER BY p.id) AS hits,
        array_agg(1 - word_similarity(fold(${phrase}), p.search_letters) ORDER BY p.id) AS ways ${fromProducts}
      WHERE fold(${phrase}) <% p.search_letters AND ${isListed}
      GROUP BY 1
      ORDER BY max(word_similarity(fold(${phrase}), p.search_letters)) DESC,
        max(coalesce(parent.popularity, p.popularity)) DESC, 1
      LIMIT 200`.execute(transaction);
    return rows;
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
