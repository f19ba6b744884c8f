import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import { fillNordhem } from "../shared/fillNordhem.ts";
import { fillReferenceCatalogue } from "./fillReferenceCatalogue.ts";
import { fillReferenceProducts } from "./fillReferenceProducts.ts";
import { fillReferenceShop } from "./fillReferenceShop.ts";

/** Fills an empty database with the reference data: fictitious and exact, so that every rule is visible. */
export async function seedReference(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await fillReferenceCatalogue(transaction);
    await fillReferenceProducts(transaction);
    await fillNordhem(transaction, "reference");
    await fillReferenceShop(transaction);
  });
}
