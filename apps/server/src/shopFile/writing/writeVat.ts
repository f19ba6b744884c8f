import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { giveVatRates } from "../../settings/giveVatRates.ts";
import type { ShopFile } from "../schema/shopFileSchema.ts";

/** Replaces the VAT rates of categories and applies them to the products. */
export async function writeVat(db: Kysely<Database>, vat: NonNullable<ShopFile["vat"]>): Promise<void> {
  await db.deleteFrom("vat_rule").execute();
  if (vat.length > 0) {
    const rows = vat.map(({ category: category_path, percent }) => ({ category_path, percent }));
    await db.insertInto("vat_rule").values(rows).execute();
  }
  await sql.raw(giveVatRates).execute(db);
}
