import type pg from "pg";
import {
  deliveredField,
  jsonCast,
  type ProductColumn,
  productColumnNames,
} from "../../database/tables/productColumns.ts";
import { compareVariantValues } from "@torg/feed";

/** Counts of a delivery's items by what happened to them. */
export interface ProductCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** Assumed stock of an item for sale, in stock or to order, as feeds do not give quantities. */
const assumedStock = 100;

/** Columns that an import computes from an item and its context; all others are written as delivered. */
const workedOut: Partial<Record<ProductColumn, string>> = {
  id: "own.id",
  parent_id: "parent.id",
  source_id: "$1",
  external_id: "s.external_id",
  is_parent: "s.is_parent",
  category_id: "c.id",
  brand_id: "b.id",
  search_words: `concat_ws(' ', s.data->>'title', s.brand, replace(s.category_key, ' > ', ' '), s.data->>'articleNumber', s.data->>'gtin')`,
  price_hidden: "s.data->>'priceOre' IS NULL",
  stock: `CASE s.data->>'availability' WHEN 'out_of_stock' THEN 0 ELSE ${assumedStock} END`,
  image: "s.data->'images'->>0",
  images: `coalesce((SELECT jsonb_agg(jsonb_build_object('src', i, 'alt', s.data->>'title'))
    FROM jsonb_array_elements_text(s.data->'images') i), '[]')`,
  specifications: "s.data->'specifications'",
  content_hash: "s.hash",
};

/** Whether the shop has set its own price since the feed's, and the feed's price is unchanged. */
const ownPriceStands = `p.price_ore IS NOT NULL
  AND (p.price_ore, p.prior_price_ore) IS DISTINCT FROM (p.told_price_ore, p.told_prior_price_ore)
  AND (p.told_price_ore IS NULL OR (p.told_price_ore, p.told_prior_price_ore)
    IS NOT DISTINCT FROM (excluded.told_price_ore, excluded.told_prior_price_ore))`;

/** The stored value while the shop's own price applies, else the delivered one. */
const byPrice = (column: ProductColumn): string =>
  `CASE WHEN ${ownPriceStands} THEN p.${column} ELSE excluded.${column} END`;

/** How columns of an existing product are updated, if not with the delivered value. */
const keptValues: Partial<Record<ProductColumn, string>> = {
  stock: `CASE
    WHEN excluded.availability = 'out_of_stock' THEN 0
    WHEN p.availability = 'out_of_stock' OR p.removed_at IS NOT NULL
      OR (p.stock <= 0 AND p.availability <> excluded.availability) THEN greatest(p.stock, excluded.stock)
    ELSE p.stock END`,
  price_ore: byPrice("price_ore"),
  prior_price_ore: byPrice("prior_price_ore"),
  // The feed calculated it from its own price.
  monthly_price_ore: byPrice("monthly_price_ore"),
};

const keys: readonly ProductColumn[] = ["source_id", "external_id"];
/** Columns of an existing product that never change. */
const fixed: readonly ProductColumn[] = [...keys, "id"];

/** The value of a column; null where an import writes nothing. */
function valueOf(column: ProductColumn): string | null {
  const field = deliveredField(column);
  if (field === null) return workedOut[column] ?? null;
  const type = jsonCast(column);
  if (type === "jsonb") return `nullif(s.data->'${field}', 'null'::jsonb)`;
  return type === "text" ? `s.data->>'${field}'` : `(s.data->>'${field}')::${type}`;
}

const writtenColumns = productColumnNames.flatMap((name) => {
  const value = valueOf(name);
  return value === null ? [] : [{ name, value }];
});

const changes = writtenColumns
  .filter(({ name }) => !fixed.includes(name))
  .map(({ name }) => `${name} = ${keptValues[name] ?? `excluded.${name}`}`);

const upsert = `
  INSERT INTO product AS p (${writtenColumns.map(({ name }) => name).join(", ")})
  SELECT ${writtenColumns.map(({ value }) => value).join(", ")}
  FROM stage_item s JOIN stage_id own ON own.external_id = s.external_id
    LEFT JOIN stage_member m ON m.external_id = s.external_id LEFT JOIN stage_id parent ON parent.external_id = m.parent
    JOIN stage_category c ON c.key = s.category_key LEFT JOIN brand b ON b.name = s.brand
  ON CONFLICT (${keys.join(", ")}) DO UPDATE SET ${changes.join(", ")}, updated_at = now(), removed_at = NULL
  WHERE p.content_hash <> excluded.content_hash OR p.removed_at IS NOT NULL
  RETURNING (xmax = 0) AS is_new, is_parent`;

/**
 * Assigns product ids to all items of the stage, new ones in the order of the delivery. Variants are then written with
 * their parent's id, which saves a second, equally slow pass.
 */
async function assignIds(client: pg.ClientBase, sourceId: number): Promise<void> {
  await client.query(
    `CREATE TEMPORARY TABLE stage_id ON COMMIT DROP AS
     SELECT external_id, coalesce(id, nextval(pg_get_serial_sequence('product', 'id')))::int AS id
     FROM (SELECT s.external_id, p.id FROM stage_item s
       LEFT JOIN product p ON p.source_id = $1 AND p.external_id = s.external_id ORDER BY s.n, s.is_parent DESC) ordered`,
    [sourceId],
  );
  await client.query("CREATE UNIQUE INDEX ON stage_id (external_id)");
  await client.query("CREATE INDEX ON stage_member (external_id)");
  await client.query("ANALYZE stage_id, stage_member");
}

/** Whether a source has delivered products before. */
async function hasProducts(client: pg.ClientBase, sourceId: number): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    "SELECT EXISTS (SELECT FROM product WHERE source_id = $1) AS found",
    [sourceId],
  );
  return rows[0]?.found ?? false;
}

/** Marks products of a source that are not on the stage as removed; returns their number. */
export async function removeMissingProducts(client: pg.ClientBase, sourceId: number): Promise<number> {
  const { rows } = await client.query<{ removed: number }>(
    `WITH gone AS (
       UPDATE product p SET removed_at = now(), parent_id = NULL WHERE source_id = $1 AND removed_at IS NULL
         AND NOT EXISTS (SELECT FROM stage_item s WHERE s.external_id = p.external_id) RETURNING is_parent)
     SELECT count(*)::int AS removed FROM gone WHERE NOT is_parent`,
    [sourceId],
  );
  return rows[0]?.removed ?? 0;
}

/** The number of products that are delivered as they are stored. */
async function countUnchanged(client: pg.ClientBase, sourceId: number): Promise<number> {
  const { rows } = await client.query<{ unchanged: number }>(
    `SELECT count(*)::int AS unchanged FROM product p JOIN stage_item s ON s.external_id = p.external_id
     WHERE p.source_id = $1 AND NOT s.is_parent AND p.removed_at IS NULL AND p.content_hash = s.hash`,
    [sourceId],
  );
  return rows[0]?.unchanged ?? 0;
}

/**
 * Updates the products of a source from the stage: ids stay, unchanged rows are not touched, missing ones are marked as
 * removed.
 */
export async function writeProducts(client: pg.ClientBase, sourceId: number): Promise<ProductCounts> {
  await assignIds(client, sourceId);
  const hadProducts = await hasProducts(client, sourceId);
  const unchanged = hadProducts ? await countUnchanged(client, sourceId) : 0;
  const written = await client.query<{ added: number; changed: number }>(
    `WITH written AS (${upsert})
     SELECT count(*) FILTER (WHERE is_new)::int AS added, count(*) FILTER (WHERE NOT is_new)::int AS changed
     FROM written WHERE NOT is_parent`,
    [sourceId],
  );
  // A first delivery, which may be a million products, leaves nothing to compare with.
  const removed = hadProducts ? await removeMissingProducts(client, sourceId) : 0;
  if (hadProducts) await relinkVariants(client);
  await linkVariants(client, sourceId);
  await noteFeedPictures(client);
  return {
    added: written.rows[0]?.added ?? 0,
    changed: written.rows[0]?.changed ?? 0,
    unchanged,
    removed,
  };
}

/** Records where to fetch the pictures; addresses of earlier deliveries stay, as open pages may still request them. */
async function noteFeedPictures(client: pg.ClientBase): Promise<void> {
  await client.query(
    `INSERT INTO feed_picture (path, source, drawing)
     SELECT DISTINCT ON (f.path) f.path, f.source, s.data->>'drawing'
     FROM stage_item s, jsonb_to_recordset(s.data->'feedPictures') AS f(path text, source text) WHERE NOT s.is_parent
     ORDER BY f.path, s.n
     ON CONFLICT (path) DO UPDATE SET drawing = excluded.drawing WHERE feed_picture.drawing IS DISTINCT FROM excluded.drawing`,
  );
}

/** Gives unchanged variants, which were not rewritten, the parents of this delivery. */
async function relinkVariants(client: pg.ClientBase): Promise<void> {
  await client.query(
    `UPDATE product p SET parent_id = parent.id
     FROM stage_id own LEFT JOIN stage_member m ON m.external_id = own.external_id
       LEFT JOIN stage_id parent ON parent.external_id = m.parent
     WHERE p.id = own.id AND p.parent_id IS DISTINCT FROM parent.id`,
  );
}

async function linkVariants(client: pg.ClientBase, sourceId: number): Promise<void> {
  await client.query(
    `INSERT INTO variant_attribute (label, level, position)
     SELECT label, min(level), min(level) FROM stage_variant GROUP BY label ON CONFLICT (label) DO NOTHING`,
  );
  await client.query(
    `INSERT INTO variant_value (attribute_id, name, position)
     SELECT a.id, v.value, 0 FROM stage_variant v JOIN variant_attribute a ON a.label = v.label GROUP BY 1, 2
     ON CONFLICT (attribute_id, name) DO NOTHING`,
  );
  await orderVariantValues(client);
  await client.query(
    `CREATE TEMPORARY TABLE stage_product_variant ON COMMIT DROP AS
     SELECT p.id AS product_id, a.id AS attribute_id, v.id AS value_id
     FROM stage_variant s JOIN stage_id p ON p.external_id = s.external_id
     JOIN variant_attribute a ON a.label = s.label JOIN variant_value v ON v.attribute_id = a.id AND v.name = s.value`,
  );
  await client.query(
    `DELETE FROM product_variant_value o USING product p WHERE p.id = o.product_id AND p.source_id = $1
       AND NOT EXISTS (SELECT FROM stage_product_variant n
         WHERE n.product_id = o.product_id AND n.attribute_id = o.attribute_id AND n.value_id = o.value_id)`,
    [sourceId],
  );
  await client.query(
    "INSERT INTO product_variant_value SELECT * FROM stage_product_variant ORDER BY 1, 2 ON CONFLICT DO NOTHING",
  );
}

/** Sorts the values of the delivered attributes for the variant picker. */
async function orderVariantValues(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ id: number; attribute_id: number; name: string }>(
    `SELECT id, attribute_id, name FROM variant_value
     WHERE attribute_id IN (SELECT a.id FROM variant_attribute a JOIN stage_variant s ON s.label = a.label)`,
  );
  const sorted = rows.sort(
    (one, other) => one.attribute_id - other.attribute_id || compareVariantValues(one.name, other.name),
  );
  await client.query(
    `UPDATE variant_value v SET position = r.position FROM jsonb_to_recordset($1::jsonb) AS r(id integer, position integer)
     WHERE r.id = v.id AND v.position <> r.position`,
    [JSON.stringify(sorted.map(({ id }, position) => ({ id, position })))],
  );
}
