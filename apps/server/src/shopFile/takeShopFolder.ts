import type { Kysely } from "kysely";
import type { ShopConfig } from "../config/readConfig.ts";
import type { Database } from "../database/Database.ts";
import { describeProblem } from "./FileProblem.ts";
import { findDoubts } from "./findDoubts.ts";
import { readCategories } from "./readCategories.ts";
import { readShopFolder } from "./readShopFolder.ts";
import type { ShopFolder } from "./ShopFolder.ts";
import { writeShopFolder } from "./writing/writeShopFolder.ts";

/** What a folder has given a shop, as a sentence for a person. */
function describeTaken({ pages, words, sheet, points }: ShopFolder): string {
  const taken = [
    "shop.json",
    ...(pages === null ? [] : [`${pages.length} pages`]),
    ...(Object.keys(words).length === 0 ? [] : ["texts.json"]),
    ...(sheet === null ? [] : ["theme.css"]),
    ...(points === null ? [] : [`${points.length} places of service-points.csv`]),
  ];
  return `Taken over: ${taken.join(", ")}.`;
}

/**
 * Takes over the files of the shop's folder, if it has one, and answers what was taken, as a sentence, and what of it may
 * be wrong, a line for each; throws before anything changes when one of them cannot be used.
 */
export async function takeShopFolder(
  db: Kysely<Database>,
  { shopFolder, payments }: Pick<ShopConfig, "shopFolder" | "payments">,
): Promise<string> {
  const folder = shopFolder === undefined ? null : readShopFolder(shopFolder);
  if (folder === null)
    return `There is no shop.json in ${shopFolder ?? "a folder of the shop"}; nothing was taken over.`;
  const now = new Date();
  await writeShopFolder(db, folder, { payments, now });
  const doubts = findDoubts(folder, { categories: await readCategories(db), now });
  return [describeTaken(folder), ...doubts.map(describeProblem)].join("\n");
}
