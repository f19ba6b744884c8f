import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import { readMailSetting } from "./readMailSetting.ts";
import { readSettings } from "./readSettings.ts";

/** Where the seller is told of orders, returns and what went wrong, as shop.json says it; null: nowhere. */
export async function readSellerAddress(db: Kysely<Database>): Promise<string | null> {
  const { orders } = await readMailSetting(db);
  return orders ?? ((await readSettings(db)).company.email || null);
}
