import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Catalogue } from "../data/Catalogue.ts";
import type { CatalogueSource } from "../data/createCatalogueSource.ts";
import { orKept } from "../snapshot/orKept.ts";
import { findByCode } from "./findByCode.ts";
import { type FoundProducts, foundProducts } from "./FoundProducts.ts";
import { literalQuery } from "./literalQuery.ts";
import { searchProducts } from "./searchProducts.ts";
import { searchWords } from "./searchWords.ts";

/** Finds listed products by words, the best first, and which of their variants the words mean. */
export type ProductSearch = (query: string) => Promise<FoundProducts>;

/** Ids that are kept in all; the searches that were asked longest ago are forgotten first. */
const mostIds = 1_000_000;
/** A search that found nothing is worth keeping as well. */
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
 * Searches, a number in the database and words in memory, and remembers what was found as long as the catalogue is the
 * same: every page, filter and order of a search asks for it again, and most people search for the same things. While
 * the database is away, an article number is looked for among the words, and nothing that has a number is remembered.
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
  const byCode = await orKept(
    () => findByCode(db, query),
    () => {
      onAway();
      return foundProducts([]);
    },
  );
  return byCode.ids.length > 0 ? byCode : searchProducts(catalogue.words, query);
}

function keep(kept: Kept, key: string, answer: Answer): void {
  kept.answers.set(key, answer);
  kept.size += answer.cost;
  for (const [oldest, { cost }] of kept.answers) {
    if (kept.size <= mostIds) return;
    kept.answers.delete(oldest);
    kept.size -= cost;
  }
}
