import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { type OwnSheet, ownSheet, sheetSetting } from "../../settings/ownSheet.ts";

/** As many versions as a shop may go through while a cache holds one of its pages. */
const kept = 20;

async function storeSheet(db: Kysely<Database>, sheet: OwnSheet): Promise<void> {
  await db
    .insertInto("own_sheet")
    .values({ ...sheet })
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ taken_at: sql`now()` }))
    .execute();
  const newest = db.selectFrom("own_sheet").select("hash").orderBy("taken_at", "desc").limit(kept);
  await db.deleteFrom("own_sheet").where("hash", "not in", newest).execute();
}

/**
 * Writes theme.css and returns how the setting `shop` refers to it; without the file the shop has no sheet of its own.
 */
export async function writeSheet(db: Kysely<Database>, css: string | null): Promise<ReturnType<typeof sheetSetting>> {
  if (css === null) return { address: "", integrity: "", ownFont: false };
  const sheet = ownSheet(css);
  await storeSheet(db, sheet);
  return sheetSetting(sheet);
}
