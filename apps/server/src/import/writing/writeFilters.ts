import type pg from "pg";

/** Writes the filter values of a source's products: one row per product, where they changed. */
export async function writeFilters(client: pg.ClientBase, sourceId: number): Promise<void> {
  await client.query("ANALYZE stage_spec_ids, stage_color_ids");
  await client.query(
    `INSERT INTO product_filter AS f (product_id, spec_value_ids, color_value_ids)
     SELECT p.id, coalesce(spec.ids, '{}'), coalesce(colour.ids, '{}')
     FROM stage_id p LEFT JOIN stage_spec_ids spec ON spec.product_id = p.id
       LEFT JOIN stage_color_ids colour ON colour.product_id = p.id LEFT JOIN product_filter old ON old.product_id = p.id
     WHERE num_nonnulls(spec.product_id, colour.product_id, old.product_id) > 0 ORDER BY p.id
     ON CONFLICT (product_id) DO UPDATE
       SET spec_value_ids = excluded.spec_value_ids, color_value_ids = excluded.color_value_ids
       WHERE (f.spec_value_ids, f.color_value_ids) IS DISTINCT FROM (excluded.spec_value_ids, excluded.color_value_ids)`,
  );
  await client.query(
    `DELETE FROM product_filter f USING product p
     WHERE p.id = f.product_id AND p.source_id = $1 AND NOT EXISTS (SELECT FROM stage_id own WHERE own.id = p.id)`,
    [sourceId],
  );
}
