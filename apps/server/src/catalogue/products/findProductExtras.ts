import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";

/** The relations shown on a product page. */
export type RelationKind = "addon" | "matching" | "recommended";

/** The data of a product page besides its own row. */
export interface BesideProduct {
  /** Related products by relation, in the shop's order. */
  readonly relatedIds: Readonly<Record<RelationKind, readonly number[]>>;
  /** A variant's value id of each attribute. */
  readonly ownValues: ReadonlyMap<number, number>;
  readonly offers: { readonly showsLeasing: boolean; readonly showsCreditCampaigns: boolean };
}

interface BesideRow {
  readonly addon: readonly number[];
  readonly matching: readonly number[];
  readonly recommended: readonly number[];
  readonly values: readonly (readonly [attributeId: number, valueId: number])[];
  readonly leasing: boolean;
  readonly campaigns: boolean;
}

const related = (productId: number, kind: RelationKind) => sql`array(
  SELECT related_id FROM product_relation WHERE product_id = ${productId} AND kind = ${sql.lit(kind)}
  ORDER BY position, related_id)`;

/** Reads the data besides a product's row in one query; variants share the relations of their family. */
export async function findProductExtras(
  db: Kysely<Database>,
  { id, familyId }: { readonly id: number; readonly familyId: number | null },
): Promise<BesideProduct> {
  const whole = familyId ?? id;
  const { rows } = await sql<BesideRow>`SELECT
    ${related(whole, "addon")} AS addon, ${related(whole, "matching")} AS matching,
    ${related(whole, "recommended")} AS recommended,
    array(SELECT array[attribute_id, value_id] FROM product_variant_value WHERE product_id = ${id}) AS values,
    EXISTS (SELECT FROM leasing_offer WHERE product_id = ${id}) AS leasing,
    EXISTS (SELECT FROM credit_campaign WHERE product_id = ${id}) AS campaigns`.execute(db);
  const [row] = rows;
  return {
    relatedIds: { addon: row?.addon ?? [], matching: row?.matching ?? [], recommended: row?.recommended ?? [] },
    ownValues: new Map(row?.values),
    offers: { showsLeasing: row?.leasing ?? false, showsCreditCampaigns: row?.campaigns ?? false },
  };
}
