import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { ShopFile } from "./schema/shopFileSchema.ts";
import { atDesk } from "./schema/storesSchema.ts";

/** The source of the stores' stock: a file path or an address; null if there is none. */
export function storeStockPlace(folder: string, shop: Pick<ShopFile, "storeStock"> | undefined): string | null {
  const named = shop?.storeStock;
  if (named === undefined || named === atDesk) return null;
  return /^https?:\/\//u.test(named) ? named : resolve(folder, named);
}

/** Reports, as a sentence, that the stock file named in shop.json does not exist. */
export function findStoreStock(folder: string, shop: Pick<ShopFile, "storeStock">): readonly string[] {
  const place = storeStockPlace(folder, shop);
  if (place === null || /^https?:/u.test(place) || existsSync(place)) return [];
  return [`shop.json: storeStock names ${shop.storeStock}, and there is no such file.`];
}
