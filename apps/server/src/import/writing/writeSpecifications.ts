import type pg from "pg";
import type { SpecificationGroup } from "@torg/feed";
import { primaryColours } from "@torg/feed";

/** Writes specification groups and values from the stage and its statistics; `stage_spec_ids` maps products to them. */
export async function writeSpecifications(client: pg.ClientBase, groups: readonly SpecificationGroup[]): Promise<void> {
  await writeGroups(client, groups);
  await client.query(
    `CREATE TEMPORARY TABLE stage_spec ON COMMIT DROP AS
     SELECT p.id AS product_id, g.id AS group_id,
       CASE g.type WHEN 'interval' THEN trim_scale(round(((d->'measure'->>'base')::float8 / s.factor)::numeric, 3))::text
         ELSE left(d->>'text', 200) END AS value,
       CASE g.type WHEN 'interval' THEN round(((d->'measure'->>'base')::float8 / s.factor)::numeric, 3)::float8
         ELSE (d->'measure'->>'base')::float8 END AS number,
       g.type
     FROM stage_item i JOIN stage_id p ON p.external_id = i.external_id, jsonb_array_elements(i.data->'details') d
       JOIN stage_spec_group s ON s.name = d->>'name'
       JOIN spec_group g ON g.key = s.key
     WHERE s.product_type = i.category_key AND (g.type <> 'interval' OR d->'measure'->>'dimension' = s.dimension)`,
  );
  await client.query(
    `INSERT INTO spec_value (group_id, value, number, position)
     SELECT group_id, value, CASE WHEN min(type) = 'interval' THEN min(number) END,
       (row_number() OVER (PARTITION BY group_id ORDER BY min(number) NULLS LAST, value COLLATE "sv-SE-x-icu"))::int
     FROM stage_spec GROUP BY group_id, value
     ON CONFLICT (group_id, value) DO UPDATE SET position = excluded.position WHERE spec_value.position <> excluded.position`,
  );
  await client.query(
    `CREATE TEMPORARY TABLE stage_spec_ids ON COMMIT DROP AS
     SELECT s.product_id, array_agg(DISTINCT v.id) AS ids
     FROM stage_spec s JOIN spec_value v ON v.group_id = s.group_id AND v.value = s.value GROUP BY s.product_id`,
  );
}

async function writeGroups(client: pg.ClientBase, groups: readonly SpecificationGroup[]): Promise<void> {
  await client.query(
    `CREATE TEMPORARY TABLE stage_spec_group ON COMMIT DROP AS
     SELECT * FROM jsonb_to_recordset($1::jsonb)
       AS r(n integer, product_type text, name text, key text, type text, unit text, dimension text, factor float8, shown boolean)`,
    [
      JSON.stringify(
        groups.map((group, n) => ({
          n,
          product_type: group.productType,
          name: group.name,
          key: group.key,
          type: group.type,
          unit: group.unit,
          dimension: group.dimension,
          factor: group.factor,
          shown: group.showInFilter,
        })),
      ),
    ],
  );
  await client.query(
    `INSERT INTO spec_group (key, title, unit, type, position, show_in_filter)
     SELECT key, min(name), min(unit), min(type), min(n), bool_or(shown) FROM stage_spec_group GROUP BY key ORDER BY min(n)
     ON CONFLICT (key) DO UPDATE SET show_in_filter = excluded.show_in_filter
       WHERE spec_group.show_in_filter <> excluded.show_in_filter`,
  );
}

/**
 * Writes the colours of the stage; a colour without a known primary colour is not in filters. `stage_color_ids` maps
 * products to them.
 */
export async function writeColours(client: pg.ClientBase): Promise<void> {
  await client.query(
    `CREATE TEMPORARY TABLE stage_color ON COMMIT DROP AS
     SELECT p.id AS product_id, c->>'name' AS name, c->'primary'->>'name' AS primary_name
     FROM stage_item i JOIN stage_id p ON p.external_id = i.external_id, jsonb_array_elements(i.data->'colours') c`,
  );
  await client.query(
    `INSERT INTO color (name, hex, position) SELECT name, hex, n FROM jsonb_to_recordset($1::jsonb) AS r(name text, hex text, n integer)
     WHERE name IN (SELECT primary_name FROM stage_color) ON CONFLICT (name) DO NOTHING`,
    [JSON.stringify(primaryColours.map((colour, n) => ({ ...colour, n })))],
  );
  await client.query(
    `INSERT INTO color_value (color_id, name) SELECT min(k.id), s.name
     FROM stage_color s JOIN color k ON k.name = s.primary_name GROUP BY s.name ON CONFLICT (name) DO NOTHING`,
  );
  await client.query(
    `CREATE TEMPORARY TABLE stage_color_ids ON COMMIT DROP AS
     SELECT s.product_id, array_agg(DISTINCT v.id) AS ids
     FROM stage_color s JOIN color_value v ON v.name = s.name GROUP BY s.product_id`,
  );
}
