import type { Kysely } from "kysely";
import { type CatalogueSource, createCatalogueSource } from "../catalogue/data/createCatalogueSource.ts";
import { loadCatalogue } from "../catalogue/data/loadCatalogue.ts";
import { readCatalogue } from "../catalogue/snapshot/catalogueFile.ts";
import { openShelf } from "../catalogue/snapshot/openShelf.ts";
import { ProductShelf } from "../catalogue/snapshot/ProductShelf.ts";
import { readShelf } from "../catalogue/snapshot/ShelfContents.ts";
import type { Database } from "../database/Database.ts";
import type { CatalogueFeed } from "../workers/joinSupervisor.ts";

/** The catalogue of this process, and how it is kept up to date. */
export interface OpenCatalogue {
  readonly catalogue: CatalogueSource;
  readonly shelf: ProductShelf;
  /** Called when the catalogue has changed. */
  readonly onNotice: () => Promise<void>;
  /** The first filling of the shelf; only the shutdown waits for it. */
  readonly filled: Promise<void>;
}

interface CatalogueOptions {
  readonly db: Kysely<Database>;
  readonly feed: CatalogueFeed | null;
  readonly onError: (error: unknown) => void;
}

/** Opens the catalogue: read from the database, or from the snapshot that the supervisor shares among workers. */
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
  // The supervisor's reader gets the notice too, and reports when it is done.
  return { catalogue, shelf, onNotice: () => Promise.resolve(), filled: fill().catch(onError) };
}
