import type { ShopSettings } from "@torg/navigation/contract";
import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import { shopSettingsOf } from "./shopSettingsOf.ts";

/** Reads the current shop settings, for background work. */
export async function readSettings(db: Kysely<Database>): Promise<ShopSettings> {
  const setting = await db.selectFrom("setting").select("value").where("key", "=", "shop").executeTakeFirst();
  return shopSettingsOf(setting?.value ?? {});
}
