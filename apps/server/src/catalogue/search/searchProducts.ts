import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { type FoundProducts, foundProducts, type FoundRow } from "./FoundProducts.ts";
import { compoundQuery, searchQuery, type WordMatch, type WordPlace } from "./searchQuery.ts";
import { correctWords } from "./correctWords.ts";
import { literalQuery } from "./literalQuery.ts";
import { searchWords, splitNegation } from "./searchWords.ts";

/** Products found at most; a search that finds more is no search. */
const limit = 20_000;
/** Products at most that only look like what was typed: those beyond have little of it. */
const mostAlike = 200;
/** Words that a typing error may have touched must share this much of their letters. */
const likeness = 0.45;
/** Letters below which a part of a word, or a word that looks alike, says nothing. */
const shortestPart = 3;
const shortestPhrase = 4;
/** Names that look alike, among which the words that were meant are looked for. */
const namesRead = 60;

/** The ways in which words match, in the order of how well they mean what they find. */
const ways = { wholeNames: 0, whole: 1, begunNames: 2, begun: 3, parts: 4 } as const;

/**
 * Finds listed products, the best first: a number exactly, else words of name, brand, category and specifications in
 * any form or begun or as parts of compounds, else what the shopper's own compounds are made of, else words that look
 * alike. Between quotation marks the words are meant as they stand: nothing is corrected, and nothing only looks alike.
 */
export async function searchProducts(db: Kysely<Database>, query: string): Promise<FoundProducts> {
  const asked = splitNegation(searchWords(query));
  if (asked.wanted.length === 0) return foundProducts([]);
  for (const find of [findByCode, findByWords, findCompounds]) {
    const found = await find(db, asked);
    if (found.length > 0) return foundProducts(found);
  }
  if (literalQuery(query) !== null) return foundProducts([]);
  const meant = correctWords(asked.wanted, await namesAlike(db, asked));
  const corrected = meant === null ? [] : await findByWords(db, { ...asked, wanted: meant });
  if (meant !== null && corrected.length > 0) return { ...foundProducts(corrected), corrected: meant.join(" ") };
  return { ...foundProducts(await findAlike(db, asked)), isAlike: true };
}

/** What is asked for, in words. */
type Asked = ReturnType<typeof splitNegation>;

const isListed = sql`p.removed_at IS NULL AND coalesce(parent.listed, p.listed) AND parent.removed_at IS NULL`;
const fromProducts = sql`FROM product p LEFT JOIN product parent ON parent.id = p.parent_id AND parent.is_parent`;

/** What was matched of each product, where all matches are as good. */
const alike = sql`array_agg(p.id ORDER BY p.id) AS hits, array_agg(0 ORDER BY p.id) AS ways`;

/** Products whose article number or EAN is exactly this, however it is spaced. */
async function findByCode(db: Kysely<Database>, { wanted: words }: Asked): Promise<readonly FoundRow[]> {
  const code = words.join("");
  if (!/\d/.test(code)) return [];
  const { rows } = await sql<FoundRow>`
    SELECT coalesce(p.parent_id, p.id) AS id, ${alike} ${fromProducts}
    WHERE (code_letters(p.article_number) = ${code} OR code_letters(p.gtin) = ${code}) AND ${isListed}
    GROUP BY 1 ORDER BY max(coalesce(parent.popularity, p.popularity)) DESC, 1`.execute(db);
  return rows;
}

async function findByWords(db: Kysely<Database>, { wanted: words, without }: Asked): Promise<readonly FoundRow[]> {
  const phrase = words.join(" ");
  const { rows } = await sql<FoundRow>`
    WITH hit AS MATERIALIZED (
      SELECT coalesce(p.parent_id, p.id) AS id, p.id AS hit, coalesce(parent.popularity, p.popularity) AS popularity,
        ${meets(words, "whole", "names")} AS whole_names,
        starts_with(coalesce(parent.name_letters, p.name_letters), fold(${phrase})) AS is_first,
        ${ownName(words)} AS is_own,
        ${meets(words, "whole", "anywhere")} AS whole,
        ${meets(words, "begun", "names")} AS begun_names,
        ${meets(words, "begun", "anywhere")} AS begun,
        ${asWritten(words)} AS written
      ${fromProducts}
      WHERE ${begunOrParts(words)} AND ${lacks(without)} AND ${isListed})
    SELECT id, array_agg(hit ORDER BY hit) AS hits,
      array_agg(CASE WHEN whole_names THEN ${ways.wholeNames}::int WHEN whole THEN ${ways.whole}
        WHEN begun_names THEN ${ways.begunNames} WHEN begun THEN ${ways.begun} ELSE ${ways.parts} END ORDER BY hit) AS ways
    FROM hit GROUP BY id
    ORDER BY bool_or(whole_names) DESC, bool_or(is_first) DESC, bool_or(is_own) DESC, bool_or(whole) DESC, bool_or(begun_names) DESC,
      bool_or(begun) DESC, bool_or(written) DESC, max(popularity) DESC, id
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** What the compounds of the query are made of, as two words. */
async function findCompounds(db: Kysely<Database>, { wanted: words, without }: Asked): Promise<readonly FoundRow[]> {
  const query = compoundQuery(words);
  if (query === null) return [];
  const { rows } = await sql<FoundRow>`
    SELECT coalesce(p.parent_id, p.id) AS id, ${alike} ${fromProducts}
    WHERE p.search_vector @@ ${eitherWay(query)} AND ${lacks(without)} AND ${isListed}
    GROUP BY 1 ORDER BY max(coalesce(parent.popularity, p.popularity)) DESC, 1
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** The names that look most like what was typed, to read what was meant from them. */
async function namesAlike(db: Kysely<Database>, { wanted }: Asked): Promise<readonly string[]> {
  const phrase = wanted.join(" ");
  if (phrase.length < shortestPhrase) return [];
  return db.transaction().execute(async (transaction) => {
    await sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`.execute(transaction);
    const { rows } = await sql<{ readonly words: string }>`
      SELECT p.search_words AS words FROM product p
      WHERE fold(${phrase}) <% p.search_letters AND p.removed_at IS NULL
      ORDER BY word_similarity(fold(${phrase}), p.search_letters) DESC, p.id
      LIMIT ${namesRead}`.execute(transaction);
    return rows.map((row) => row.words);
  });
}

/** Words that share most of their letters with what was typed, marks aside: those that look most like it. */
async function findAlike(db: Kysely<Database>, { wanted: words, without }: Asked): Promise<readonly FoundRow[]> {
  const phrase = words.join(" ");
  if (phrase.length < shortestPhrase) return [];
  return db.transaction().execute(async (transaction) => {
    await sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`.execute(transaction);
    const { rows } = await sql<FoundRow>`
      SELECT coalesce(p.parent_id, p.id) AS id, array_agg(p.id ORDER BY p.id) AS hits,
        array_agg(1 - word_similarity(fold(${phrase}), p.search_letters) ORDER BY p.id) AS ways ${fromProducts}
      WHERE fold(${phrase}) <% p.search_letters AND ${lacks(without)} AND ${isListed}
      GROUP BY 1
      ORDER BY max(word_similarity(fold(${phrase}), p.search_letters)) DESC,
        max(coalesce(parent.popularity, p.popularity)) DESC, 1
      LIMIT ${mostAlike}`.execute(transaction);
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

/** Each word in any form or begun, or as a part of another, so that the end of a compound is found. */
function begunOrParts(words: readonly string[]): RawBuilder<boolean> {
  return all(words.map((word) => sql`(${meets([word], "begun", "anywhere")} OR ${asPart(word)})`));
}

/** A word, or its stem, as a part of another. */
function asPart(word: string): RawBuilder<boolean> {
  if (word.length < shortestPart) return sql<boolean>`false`;
  const stem = sql`coalesce((ts_lexize('pg_catalog.swedish_stem', ${word}))[1], ${word})`;
  return sql`p.search_letters LIKE '%' || fold(CASE WHEN length(${stem}) >= ${shortestPart} THEN ${stem} ELSE ${word} END) || '%'`;
}

/** All words in the product's own name: what is only in a category of several things comes after. */
function ownName(words: readonly string[]): RawBuilder<boolean> {
  return all(words.map((word) => sql`strpos(coalesce(parent.name_letters, p.name_letters), fold(${word})) > 0`));
}

/**
 * None of these words, nor a compound that begins or ends with one, in the product's own name: a category may be of
 * several things, and a name that says "utan frys" itself is what is asked for.
 */
function lacks(words: readonly string[]): RawBuilder<boolean> {
  return words.length === 0 ? sql<boolean>`true` : all(words.map(isNotNamed));
}

function isNotNamed(word: string): RawBuilder<unknown> {
  const names = sql`concat_ws(' ', parent.name_letters, p.name_letters)`;
  const said = sql`regexp_replace(${names}, '\\m(utan|ej|inte)\\s+' || fold(${word}) || '\\w*', '', 'g')`;
  const begun = word.length < shortestPart ? sql`''` : sql`'|\\m' || fold(${word})`;
  return sql`${said} !~ (fold(${word}) || '\\M' || ${begun})`;
}

function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`;
}
