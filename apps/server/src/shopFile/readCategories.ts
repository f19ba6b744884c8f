import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";

/** Addresses of the imported categories, without `/kategori/`; null before the first import. */
export async function readCategories(db: Kysely<Database>): Promise<readonly string[] | null> {
  const rows = await db.selectFrom("category").select("path").orderBy("path").execute();
  return rows.length === 0 ? null : rows.map(({ path }) => path);
}
