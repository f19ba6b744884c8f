import type { Catalogue } from "./Catalogue.ts";

/** The current catalogue; it is replaced as a whole when it changes. */
export interface CatalogueSource {
  current(): Catalogue;
  /** Reloads the catalogue. Calls during a reload lead to one more reload. */
  reload(): Promise<void>;
}

/** Loads the catalogue and keeps it. */
export async function createCatalogueSource(load: () => Promise<Catalogue>): Promise<CatalogueSource> {
  let catalogue = await load();
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const read = async (): Promise<void> => {
    catalogue = await load();
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
