import type { Pool } from "pg";
import { searchProducts } from "../src/catalogue/search/searchProducts.ts";
import { openBenchShop } from "./openBenchShop.ts";
import { miniSearch, orama, trigrams } from "./suggestions/peerEngines.ts";
import type { SearchedProduct, SuggestionEngine } from "./suggestions/SuggestionEngine.ts";
import { typedQueries, wantedProducts } from "./suggestions/typedQueries.ts";

/** Each engine is asked everything that is typed once to warm up, then again for as long as this, in milliseconds. */
const longest = 10_000;

/** Everything that may be suggested: products, and beside them the variants of those that are listed. */
async function listedProducts(pool: Pool): Promise<readonly SearchedProduct[]> {
  const { rows } = await pool.query<SearchedProduct>(
    `SELECT p.id, p.name, concat_ws(' ', p.search_words, p.article_number, p.gtin) AS words,
      coalesce(parent.popularity, p.popularity)::int AS popularity
    FROM product p LEFT JOIN product parent ON parent.id = p.parent_id AND parent.is_parent
    WHERE p.removed_at IS NULL AND coalesce(parent.listed, p.listed) AND parent.removed_at IS NULL ORDER BY p.id`,
  );
  return rows;
}

const percentile = (ascending: readonly number[], share: number): string =>
  (ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0).toFixed(2).padStart(9);

async function timesOf({ suggest }: SuggestionEngine): Promise<readonly number[]> {
  for (const query of typedQueries) await suggest(query);
  const times: number[] = [];
  const until = performance.now() + longest;
  for (const query of typedQueries) {
    const started = performance.now();
    await suggest(query);
    times.push(performance.now() - started);
    if (performance.now() > until) break;
  }
  return times.toSorted((one, other) => one - other);
}

/** For how many of the whole queries the first hit is what was meant. */
async function meantFirst({ suggest }: SuggestionEngine, products: readonly SearchedProduct[]): Promise<number> {
  const byId = new Map(products.map((product) => [product.id, product]));
  let met = 0;
  for (const { query, meant } of wantedProducts) {
    const [first] = await suggest(query);
    const product = first === undefined ? undefined : byId.get(first);
    if (product !== undefined && meant.test(`${product.name} ${product.words}`)) met += 1;
  }
  return met;
}

const { shop, close } = await openBenchShop("demo");
try {
  const { pool, catalogue } = shop.context;
  const products = await listedProducts(pool);
  const own: SuggestionEngine = {
    name: "Torg's search",
    // Of a product that was found for some of its variants only, these are what is suggested.
    suggest(query) {
      const { ids, variantIds } = searchProducts(catalogue.current().words, query);
      return ids.map((id) => variantIds.get(id)?.[0] ?? id);
    },
  };
  const whole: SuggestionEngine = {
    name: "Torg's call",
    // The whole answer: four columns with pictures and prices; what was asked for before is remembered.
    async suggest(query) {
      const answer = await shop.server.inject(`/produkter/autocomplete?${new URLSearchParams({ query })}`);
      const { suggestions }: { suggestions: readonly { readonly url: string }[] } = answer.json();
      return suggestions.map(({ url }) => Number(/\d+$/.exec(url)?.[0]));
    },
  };
  const makers = [
    () => own,
    () => whole,
    () => miniSearch(products),
    () => orama(products),
    () => trigrams(pool, products),
  ];
  console.log(`${typedQueries.length} queries, as typed, over ${products.length} products; milliseconds`);
  console.log(`${"".padEnd(16)}   median      p95      p99  meant first  queries  build s`);
  for (const make of makers) {
    const started = performance.now();
    const engine = await make();
    const built = ((performance.now() - started) / 1000).toFixed(2).padStart(9);
    const times = await timesOf(engine);
    const met = `${await meantFirst(engine, products)}/${wantedProducts.length}`.padStart(13);
    const figures = [0.5, 0.95, 0.99].map((share) => percentile(times, share)).join("");
    console.log(`${engine.name.padEnd(16)}${figures}${met}${String(times.length).padStart(9)}${built}`);
  }
} finally {
  await close();
}
