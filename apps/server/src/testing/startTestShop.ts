import { type ShopConfig, readConfig } from "../config/readConfig.ts";
import { seedReference } from "../seed/reference/seedReference.ts";
import { createShop, type Shop } from "../shop/createShop.ts";
import { createTestDatabase, type TestDatabase } from "./createTestDatabase.ts";
import { createVisitor, type TestVisitor } from "./createVisitor.ts";

/** The whole shop with the reference data on a test's own database. */
export interface TestShop extends Shop {
  readonly database: TestDatabase;
  readonly visit: () => Promise<TestVisitor>;
}

/** Starts a shop; responses are validated against their contracts. `wayTo` can put a proxy before its database. */
export async function startTestShop(
  changes: Partial<ShopConfig> = {},
  wayTo: (databaseUrl: string) => Promise<string> = (databaseUrl) => Promise.resolve(databaseUrl),
): Promise<TestShop> {
  const database = await createTestDatabase();
  const config = readConfig({
    DATABASE_URL: await wayTo(database.url),
    SHOP_DATA: "reference",
    LOG_LEVEL: "silent",
    NODE_ENV: "test",
    TORG_DATA_DIR: "/tmp/torg-test-unused",
  });
  const shop = await createShop({ ...config, ...changes }, { seed: ({ db }) => seedReference(db) });
  return {
    ...shop,
    database,
    visit: () => createVisitor(shop.server, database.db),
    async close() {
      await shop.close();
      await database.close();
    },
  };
}
