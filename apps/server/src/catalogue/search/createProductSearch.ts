import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Catalogue } from "../data/Catalogue.ts";
import type { CatalogueSource } from "../data/createCatalogueSource.ts";
import { orKept } from "../snapshot/orKept.ts";
import type { ProductShelf } from "../snapshot/ProductShelf.ts";
import type { FoundProducts } from "./FoundProducts.ts";
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
 * Searches, and remembers what was found as long as the catalogue is the same: every page, filter and order of a
 * search asks for it again, and most people search for the same things. While the database is away, names are searched
 * that the shelf keeps.
 */
export function createProductSearch(
  db: Kysely<Database>,
  source: CatalogueSource,
  shelf?: Pick<ProductShelf, "search">,
): ProductSearch {
  const asked = createKeptSearch(db, source);
  return (query) =>
    orKept(
      () => asked(query),
      () => shelf?.search(query) ?? null,
    );
}

function createKeptSearch(db: Kysely<Database>, source: CatalogueSource): ProductSearch {
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
    const found = searchProducts(db, query);
    kept.answers.set(key, { found, cost: 0 });
    found.then(
      ({ ids, variantIds }) => keep(kept, key, { found, cost: ids.length + 4 * variantIds.size + ownCost }),
      () => kept.answers.delete(key),
    );
    return found;
  };
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
