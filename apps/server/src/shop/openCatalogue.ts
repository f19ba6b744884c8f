import type { Kysely } from "kysely";
import { type CatalogueSource, createCatalogueSource } from "../catalogue/data/createCatalogueSource.ts";
import { loadCatalogue } from "../catalogue/data/loadCatalogue.ts";
import { readCatalogue } from "../catalogue/snapshot/catalogueFile.ts";
import { openShelf } from "../catalogue/snapshot/openShelf.ts";
import { ProductShelf } from "../catalogue/snapshot/ProductShelf.ts";
import { readShelf } from "../catalogue/snapshot/ShelfContents.ts";
import type { Database } from "../database/Database.ts";
import type { CatalogueFeed } from "../workers/joinSupervisor.ts";

/** The catalogue of this process, and how it is kept new. */
export interface OpenCatalogue {
  readonly catalogue: CatalogueSource;
  readonly shelf: ProductShelf;
  /** What to do when the catalogue has changed. */
  readonly onNotice: () => Promise<void>;
  /** The first filling of the shelf, which nobody waits for but the end. */
  readonly filled: Promise<void>;
}

interface CatalogueOptions {
  readonly db: Kysely<Database>;
  readonly feed: CatalogueFeed | null;
  readonly onError: (error: unknown) => void;
}

/** Opens the catalogue: read from the database by this process, or by somebody else for several. */
export function openCatalogue({ db, feed, onError }: CatalogueOptions): Promise<OpenCatalogue> {
  return feed === null ? readOwn(db, onError) : followFeed(feed, onError);
}

async function readOwn(db: Kysely<Database>, onError: CatalogueOptions["onError"]): Promise<OpenCatalogue> {
  const catalogue = await createCatalogueSource(() => loadCatalogue(db));
  const shelf = new ProductShelf();
  const fill = (): Promise<void> => shelf.fill(() => readShelf(db));
  return { catalogue, shelf, onNotice: () => catalogue.reload().then(fill), filled: fill().catch(onError) };
}

async function followFeed(feed: CatalogueFeed, onError: CatalogueOptions["onError"]): Promise<OpenCatalogue> {
  let folder = await feed.first();
  const catalogue = await createCatalogueSource(() => readCatalogue(folder));
  const shelf = new ProductShelf();
  const fill = (): Promise<void> => shelf.fill(() => openShelf(folder));
  feed.follow((next) => {
    folder = next;
    catalogue.reload().then(fill).catch(onError);
  });
  // Who reads the catalogue for all hears of it as well, and tells when it is done.
  return { catalogue, shelf, onNotice: () => Promise.resolve(), filled: fill().catch(onError) };
}
