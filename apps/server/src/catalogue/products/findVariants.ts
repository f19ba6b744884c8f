import type { ProductVariant } from "@torg/catalog/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import { commonFacts, type Fact } from "./commonFacts.ts";
import { findProducts, type ProductRow } from "./productRow.ts";
import { productUrl, stateOf, thumb } from "./productView.ts";
import { variantName } from "./variantName.ts";
import { catalogueTexts } from "../../texts/catalogue/catalogueTexts.ts";

/** The variants of a parent, and the facts of its specification table from them. */
export interface Variants {
  readonly variants: readonly ProductVariant[];
  readonly facts: readonly Fact[];
}

/** Reads the variants of a parent in the order of their ids. */
export async function findVariants(db: Kysely<Database>, parentId: number): Promise<Variants> {
  const stored = await db
    .selectFrom("product")
    .select(["id", "specifications"])
    .where("parent_id", "=", parentId)
    .where("removed_at", "is", null)
    .orderBy("id")
    .execute();
  const rows = await findProducts(
    db,
    stored.map(({ id }) => id),
  );
  return variantsOf(
    rows,
    stored.map(({ specifications }) => specifications),
  );
}

/** Variants and merged specifications for a parent's page. */
export function variantsOf(rows: readonly ProductRow[], specifications: readonly (readonly Fact[])[]): Variants {
  return {
    variants: rows.map((row) => ({
      productId: row.id,
      name: variantName(row.name, row.variant_values ?? []),
      url: productUrl(row.id),
      image: thumb(row, 420),
      priceOre: row.price_hidden ? null : row.price_ore,
      availability: stateOf(row),
      articleNumber: row.article_number,
      gtin: row.gtin,
      sku: row.external_id,
    })),
    facts: commonFacts(specifications, catalogueTexts.factsOfVariants),
  };
}
