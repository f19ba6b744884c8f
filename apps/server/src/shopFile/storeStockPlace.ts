import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { ShopFile } from "./schema/shopFileSchema.ts";
import { atDesk } from "./schema/storesSchema.ts";

/** Where a shop says that the stock of its stores is told: a file's place or an address; null where nowhere. */
export function storeStockPlace(folder: string, shop: Pick<ShopFile, "storeStock"> | undefined): string | null {
  const named = shop?.storeStock;
  if (named === undefined || named === atDesk) return null;
  return /^https?:\/\//u.test(named) ? named : resolve(folder, named);
}

/** The table of the stores' stock that shop.json names and that is not there, as a sentence. */
export function findStoreStock(folder: string, shop: Pick<ShopFile, "storeStock">): readonly string[] {
  const place = storeStockPlace(folder, shop);
  if (place === null || /^https?:/u.test(place) || existsSync(place)) return [];
  return [`shop.json: storeStock names ${shop.storeStock}, and there is no such file.`];
}
