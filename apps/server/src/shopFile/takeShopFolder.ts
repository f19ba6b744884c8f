import type { Kysely } from "kysely";
import type { ShopConfig } from "../config/readConfig.ts";
import type { Database } from "../database/Database.ts";
import type { FileProblem } from "./FileProblem.ts";
import { findWarnings } from "./warnings/findWarnings.ts";
import { readCategories } from "./readCategories.ts";
import { readShopFolder } from "./readShopFolder.ts";
import type { ShopFolder } from "./ShopFolder.ts";
import { writeShopFolder } from "./writing/writeShopFolder.ts";

/** Describes what was taken from a folder, as a sentence for people. */
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

/** The result of taking over a shop folder. */
export interface TakenFolder {
  /** What was taken, as a sentence for people. */
  readonly said: string;
  /** What may be wrong in it. */
  readonly warnings: readonly FileProblem[];
}

/** Takes over the files of the shop folder, if there is one; throws before anything changes if a file is invalid. */
export async function takeShopFolder(
  db: Kysely<Database>,
  { shopFolder, payments }: Pick<ShopConfig, "shopFolder" | "payments">,
): Promise<TakenFolder> {
  const folder = shopFolder === undefined ? null : readShopFolder(shopFolder);
  if (folder === null) {
    const said = `There is no shop.json in ${shopFolder ?? "a folder of the shop"}; nothing was taken over.`;
    return { said, warnings: [] };
  }
  const now = new Date();
  await writeShopFolder(db, folder, { payments, now });
  const warnings = findWarnings(folder, { categories: await readCategories(db), now });
  return { said: describeTaken(folder), warnings };
}
