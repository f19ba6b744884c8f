import type { Kysely } from "kysely";
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

interface Kept {
  readonly answers: Map<string, Answer>;
  size: number;
}

/**
 * Searches by number in the database and by words in memory. Results are cached per catalogue, as every page, filter
 * and order of a search needs them again. While the database is unavailable, article numbers are searched among the
 * words, and queries with a number are not cached.
 */
export function createProductSearch(db: Kysely<Database>, source: CatalogueSource): ProductSearch {
  const byCatalogue = new WeakMap<Catalogue, Kept>();
  return (query) => {
    const catalogue = source.current();
    const kept = byCatalogue.get(catalogue) ?? { answers: new Map(), size: 0 };
    byCatalogue.set(catalogue, kept);
    const words = searchWords(query).join(" ");
    const key = literalQuery(query) === null ? words : `"${words}"`;
    const known = kept.answers.get(key);
    if (known !== undefined) {
      kept.answers.delete(key);
      kept.answers.set(key, known);
      return known.found;
    }
    const forget = (): void => void kept.answers.delete(key);
    const found = search({ db, catalogue, onAway: forget }, query);
    kept.answers.set(key, { found, cost: 0 });
    found.then(({ ids, variantIds }) => {
      const cost = ids.length + 4 * variantIds.size + ownCost;
      if (kept.answers.get(key)?.found === found) keep(kept, key, { found, cost });
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

function keep(kept: Kept, key: string, answer: Answer): void {
  kept.answers.set(key, answer);
  kept.size += answer.cost;
  for (const [oldest, { cost }] of kept.answers) {
    if (kept.size <= maxIds) return;
    kept.answers.delete(oldest);
    kept.size -= cost;
  }
}
