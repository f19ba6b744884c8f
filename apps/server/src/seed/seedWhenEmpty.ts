import { sql } from "kysely";
import type { ShopContext } from "../shop/ShopContext.ts";
import { seedReference } from "./reference/seedReference.ts";
import { fillCheckoutTables } from "./shared/checkoutTables.ts";
import { fillContentPages } from "./shared/contentPages.ts";
import { fillShopSettings } from "./shared/shopSettings.ts";

type SeedContext = Pick<ShopContext, "db" | "pool" | "config">;

/** Terms, delivery, payment and settings of a shop whose products come from elsewhere. */
async function seedShop({ db }: SeedContext): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await fillCheckoutTables(transaction, "demo");
    await fillContentPages(transaction);
    await fillShopSettings(transaction, "demo");
  });
}

async function isFilled({ db }: SeedContext): Promise<boolean> {
  const { rows } = await sql<{ readonly filled: boolean }>`
    SELECT EXISTS (SELECT 1 FROM setting) OR EXISTS (SELECT 1 FROM source) AS filled`.execute(db);
  return rows[0]?.filled === true;
}

/**
 * Fills a new database with the configured data set; one that has been filled stays as it is.
 * Without products (`empty`) a shop still has its terms, ways of delivery and payment.
 */
export async function seedWhenEmpty(context: SeedContext): Promise<void> {
  if (await isFilled(context)) return;
  if (context.config.dataSet === "reference") return seedReference(context.db);
  return seedShop(context);
}
