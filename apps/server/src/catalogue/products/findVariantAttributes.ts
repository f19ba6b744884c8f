import type { VariantAttribute } from "@torg/catalog/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { soldOut, availabilityRank } from "./availabilityRank.ts";

interface ValueRow {
  readonly attribute_id: number;
  readonly label: string;
  readonly level: number;
  readonly position: number;
  readonly value_id: number;
  readonly name: string;
  readonly product_ids: readonly number[];
  readonly sold_out_ids: readonly number[];
  readonly colors: readonly string[];
}

const isSoldOut = sql<boolean>`${availabilityRank("p")} = ${sql.lit(soldOut)}`;

/** The attributes of a family of variants in the order of the picker; `chosen` are value ids by attribute id. */
export async function findVariantAttributes(
  db: Kysely<Database>,
  parentId: number,
  chosen: ReadonlyMap<number, number>,
): Promise<VariantAttribute[]> {
  const { rows } = await sql<ValueRow>`
    SELECT a.id AS attribute_id, a.label, a.level, a.position, v.id AS value_id, v.name,
      array_agg(p.id ORDER BY p.id) AS product_ids,
      array(
        SELECT s.id FROM unnest(array_agg(p.id) FILTER (WHERE ${isSoldOut})) AS s (id) ORDER BY s.id
      ) AS sold_out_ids,
      array(
        SELECT c.hex FROM string_to_table(v.name, '/') WITH ORDINALITY AS part (name, place)
        CROSS JOIN LATERAL (
          SELECT hex FROM color WHERE lower(color.name) = lower(trim(part.name)) AND hex ~ '^#[0-9a-fA-F]{6}$' LIMIT 1
        ) AS c
        ORDER BY part.place
      ) AS colors
    FROM product p
    JOIN product_variant_value pv ON pv.product_id = p.id
    JOIN variant_attribute a ON a.id = pv.attribute_id
    JOIN variant_value v ON v.id = pv.value_id
    WHERE p.parent_id = ${parentId} AND p.removed_at IS NULL
    GROUP BY a.id, v.id
    ORDER BY a.level, a.position, a.id, v.position, v.id`.execute(db);
  const attributes = new Map<number, VariantAttribute>();
  for (const row of rows) {
    const existing = attributes.get(row.attribute_id);
    const option = {
      valueId: row.value_id,
      name: row.name,
      productIds: [...row.product_ids],
      soldOutIds: [...row.sold_out_ids],
      colors: [...row.colors],
    };
    attributes.set(row.attribute_id, {
      attributeId: row.attribute_id,
      label: row.label,
      level: row.level,
      position: row.position,
      selectedValueId: chosen.get(row.attribute_id) ?? null,
      options: [...(existing?.options ?? []), option],
      look: "list" as const,
      isDisabled: false,
    });
  }
  return disableBelowFirstOpen([...attributes.values()]);
}

/** An attribute can be chosen once all above it are. */
function disableBelowFirstOpen(attributes: readonly VariantAttribute[]): VariantAttribute[] {
  let isOpen = true;
  return attributes.map((attribute) => {
    const disabled = !isOpen;
    if (attribute.selectedValueId === null) isOpen = false;
    return { ...attribute, isDisabled: disabled };
  });
}
