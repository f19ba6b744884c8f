import { create, insertMultiple, search } from "@orama/orama";
import MiniSearch from "minisearch";
import type { Pool } from "pg";
import type { SearchedProduct, SuggestionEngine } from "./SuggestionEngine.ts";

const most = 10;

/** MiniSearch with begun words and one error in five letters. */
export function miniSearch(products: readonly SearchedProduct[]): SuggestionEngine {
  const engine = new MiniSearch<SearchedProduct>({
    fields: ["name", "words"],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { name: 2 }, combineWith: "AND" },
  });
  engine.addAll(products);
  return {
    name: "MiniSearch",
    suggest: (query) =>
      engine
        .search(query)
        .slice(0, most)
        .map(({ id }) => Number(id)),
  };
}

/** Orama with one letter wrong, in the Swedish language. */
export async function orama(products: readonly SearchedProduct[]): Promise<SuggestionEngine> {
  const database = create({ schema: { name: "string", words: "string" }, language: "swedish" });
  await insertMultiple(
    database,
    products.map(({ id, name, words }) => ({ id: String(id), name, words })),
  );
  return {
    name: "Orama",
    async suggest(query) {
      const { hits } = await search(database, { term: query, tolerance: 1, limit: most, boost: { name: 2 } });
      return hits.map(({ id }) => Number(id));
    },
  };
}

/** PostgreSQL with an index of three letters each over the same words, and nothing else. */
export async function trigrams(pool: Pool, products: readonly SearchedProduct[]): Promise<SuggestionEngine> {
  await pool.query("CREATE UNLOGGED TABLE suggestion_bench (id int PRIMARY KEY, words text, popularity int)");
  await pool.query(
    "INSERT INTO suggestion_bench SELECT id, words, popularity FROM json_populate_recordset(NULL::suggestion_bench, $1)",
    [JSON.stringify(products)],
  );
  await pool.query("CREATE INDEX ON suggestion_bench USING gin (words gin_trgm_ops)");
  await pool.query("VACUUM ANALYZE suggestion_bench");
  return {
    name: "pg_trgm alone",
    async suggest(query) {
      const { rows } = await pool.query<{ id: number }>(
        `SELECT id FROM suggestion_bench WHERE $1 <% words
        ORDER BY word_similarity($1, words) DESC, popularity DESC, id LIMIT ${most}`,
        [query],
      );
      return rows.map(({ id }) => id);
    },
  };
}
