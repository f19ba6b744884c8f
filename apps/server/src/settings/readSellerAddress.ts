import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import { readMailSetting } from "./readMailSetting.ts";
import { readSettings } from "./readSettings.ts";

/** The seller's address for orders, returns and failures; null if there is none. */
export async function readSellerAddress(db: Kysely<Database>): Promise<string | null> {
  const { orders } = await readMailSetting(db);
  return orders ?? ((await readSettings(db)).company.email || null);
}
