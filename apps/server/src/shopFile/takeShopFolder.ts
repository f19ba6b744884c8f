import type { Kysely } from "kysely";
import type { ShopConfig } from "../config/readConfig.ts";
import type { Database } from "../database/Database.ts";
import { readShopFolder } from "./readShopFolder.ts";
import { writeShopFolder } from "./writing/writeShopFolder.ts";

/** Takes over the files of the shop's folder, if it has one; throws before anything changes when one of them cannot be used. */
export async function takeShopFolder(
  db: Kysely<Database>,
  { shopFolder, payments }: Pick<ShopConfig, "shopFolder" | "payments">,
): Promise<void> {
  const folder = shopFolder === undefined ? null : readShopFolder(shopFolder);
  if (folder !== null) await writeShopFolder(db, folder, { payments, now: new Date() });
}
