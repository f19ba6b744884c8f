import { fileURLToPath } from "node:url";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Database } from "../../database/Database.ts";
import { importFeed } from "../../import/importFeed.ts";
import { importStoreStock } from "../../import/storeStock/importStoreStock.ts";
import { storeStockPlace } from "../../shopFile/storeStockPlace.ts";
import { fillNordhem } from "../shared/fillNordhem.ts";
import { nordhemFolder, readNordhem } from "../shared/readNordhem.ts";
import { createDemoPictures } from "./createDemoPictures.ts";
import { demoProgress } from "./demoTexts.ts";
import { generateShopData } from "./generateShopData.ts";
import { measureDemoPictures } from "./measureDemoPictures.ts";

/** The progress of the filling. */
export interface SeedProgress {
  /** The current part, in Swedish. */
  readonly part: string;
  /** Items of this part so far; null if they are not counted. */
  readonly items: number | null;
  readonly share: number | null;
}

const feeds = [
  { source: "demo-elektronik", file: "electronics.tsv.gz", part: demoProgress.electronics },
  { source: "demo-klader", file: "apparel.xml.gz", part: demoProgress.apparel },
  { source: "demo-vitvaror", file: "whitegoods.tsv.gz", part: demoProgress.whitegoods },
] as const;

const folder = new URL("../../../data/demo/feeds/", import.meta.url);

/** The setting that records whether the demo was filled completely. */
export const demoSeedKey = "demo_seed";

async function mark(db: Kysely<Database>, isDone: boolean): Promise<void> {
  const value = JSON.stringify({ done: isDone });
  await db
    .insertInto("setting")
    .values({ key: demoSeedKey, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

async function generate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SET LOCAL statement_timeout = 0");
    await generateShopData(client);
    await client.query(`UPDATE setting SET value = '{"done": true}' WHERE key = '${demoSeedKey}'`);
    await client.query("COMMIT");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * Fills a database with the demo: three real feeds, stores, pages and generated shop data. Resumes after an
 * interruption.
 */
export async function seedDemo(
  { db, pool }: { readonly db: Kysely<Database>; readonly pool: pg.Pool },
  onProgress: (progress: SeedProgress) => void = () => undefined,
): Promise<void> {
  await mark(db, false);
  const findImage = createDemoPictures();
  for (const { source, file, part } of feeds) {
    onProgress({ part, items: 0, share: 0 });
    const location = fileURLToPath(new URL(file, folder));
    await importFeed({
      pool,
      location,
      source,
      findImage,
      onProgress: ({ items, share }) => onProgress({ part, items, share }),
    });
  }
  await db.transaction().execute(async (transaction) => {
    const { count } = await transaction
      .selectFrom("store")
      .select((q) => q.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (count === 0) await fillNordhem(transaction, "demo");
  });
  const storeStock = storeStockPlace(nordhemFolder, readNordhem("demo").shop);
  if (storeStock !== null) {
    const part = demoProgress.storeStock;
    onProgress({ part, items: 0, share: 0 });
    await importStoreStock({
      pool,
      location: storeStock,
      onProgress: ({ items, share }) => onProgress({ part, items, share }),
    });
  }
  onProgress({ part: demoProgress.pictures, items: null, share: null });
  await measureDemoPictures(db);
  onProgress({ part: demoProgress.generated, items: null, share: null });
  await generate(pool);
}
