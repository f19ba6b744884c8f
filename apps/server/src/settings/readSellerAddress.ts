import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import { readEmailSetting } from "./readEmailSetting.ts";
import { readSettings } from "./readSettings.ts";

/** The seller's address for orders, returns and failures; null if there is none. */
export async function readSellerAddress(db: Kysely<Database>): Promise<string | null> {
  const { orders } = await readEmailSetting(db);
  return orders ?? ((await readSettings(db)).company.email || null);
}
