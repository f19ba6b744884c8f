import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { Catalogue } from "./Catalogue.ts";
import { loadCatalogue } from "./loadCatalogue.ts";

/** The catalogue as it is now; it is replaced as a whole when it has changed. */
export interface CatalogueSource {
  current(): Catalogue;
  /** Reads the catalogue anew. Calls that come while it is being read lead to one further reading. */
  reload(): Promise<void>;
}

/** Reads the catalogue and keeps it. */
export async function createCatalogueSource(db: Kysely<Database>): Promise<CatalogueSource> {
  let catalogue = await loadCatalogue(db);
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const read = async (): Promise<void> => {
    catalogue = await loadCatalogue(db);
  };
  const start = (): Promise<void> => {
    running = read().finally(() => {
      running = null;
    });
    return running;
  };
  return {
    current: () => catalogue,
    reload() {
      if (running === null) return start();
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = null;
          return start();
        });
      return next;
    },
  };
}
