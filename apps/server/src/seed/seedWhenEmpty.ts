import { sql } from "kysely";
import type { ShopContext } from "../shop/ShopContext.ts";
import { seedReference } from "./reference/seedReference.ts";

/** Fills a database that holds no source of products with the configured data set; a filled one stays as it is. */
export async function seedWhenEmpty({ db, config }: Pick<ShopContext, "db" | "pool" | "config">): Promise<void> {
  const { rows } = await sql<{ readonly filled: boolean }>`SELECT EXISTS (SELECT 1 FROM source) AS filled`.execute(db);
  if (rows[0]?.filled === true) return;
  if (config.dataSet === "reference") await seedReference(db);
}
