import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "../../database/Database.ts";
import type { Catalogue } from "../data/Catalogue.ts";
import type { CatalogueSource } from "../data/createCatalogueSource.ts";
import { readOrStale } from "../snapshot/readOrStale.ts";
import { findByCode } from "./findByCode.ts";
import { type FoundProducts, foundProducts } from "./FoundProducts.ts";
import { literalQuery } from "./literalQuery.ts";
import { searchProducts } from "./searchProducts.ts";
import { searchWords } from "./searchWords.ts";

/** Finds listed products by words, best first, and their matching variants. */
export type ProductSearch = (query: string) => Promise<FoundProducts>;

/** Cached ids in total; the least recently used searches are dropped first. */
const maxIds = 1_000_000;
/** Base cost of a cached search, so that empty results count too. */
const ownCost = 20;

interface Answer {
  readonly found: Promise<FoundProducts>;
  readonly cost: number;
}

type AnswerCache = LRUCache<string, Answer>;

const createAnswerCache = (): AnswerCache => new LRUCache({ maxSize: maxIds, sizeCalculation: ({ cost }) => cost });

/**
 * Searches by number in the database and by words in memory. Results are cached per catalogue, as every page, filter
 * and order of a search needs them again. While the database is unavailable, article numbers are searched among the
 * words, and queries with a number are not cached.
 */
export function createProductSearch(db: Kysely<Database>, source: CatalogueSource): ProductSearch {
  const byCatalogue = new WeakMap<Catalogue, AnswerCache>();
  return (query) => {
    const catalogue = source.current();
    const answers = byCatalogue.get(catalogue) ?? createAnswerCache();
    byCatalogue.set(catalogue, answers);
    const words = searchWords(query).join(" ");
    const key = literalQuery(query) === null ? words : `"${words}"`;
    const cached = answers.get(key);
    if (cached !== undefined) return cached.found;
    const forget = (): void => void answers.delete(key);
    const found = search({ db, catalogue, onAway: forget }, query);
    answers.set(key, { found, cost: ownCost });
    found.then(({ ids, variantIds }) => {
      const cost = ids.length + 4 * variantIds.size + ownCost;
      if (answers.peek(key)?.found === found) answers.set(key, { found, cost });
    }, forget);
    return found;
  };
}

interface Searched {
  readonly db: Kysely<Database>;
  readonly catalogue: Catalogue;
  /** Called when the database could not be asked for a number. */
  readonly onAway: () => void;
}

async function search({ db, catalogue, onAway }: Searched, query: string): Promise<FoundProducts> {
  const byCode = await readOrStale(
    () => findByCode(db, query),
    () => {
      onAway();
      return { value: foundProducts([]) };
    },
  );
  return byCode.ids.length > 0 ? byCode : searchProducts(catalogue.words, query);
}
