import type pg from "pg";
import type { StoredStatus } from "../../database/tables/catalogueTables.ts";
import { importTexts } from "../texts/importTexts.ts";

/** The shop's own services have their own source, so that no feed delivery removes them. */
const servicesSource = "torg:services";
const pickupKey = "old-goods-pickup";
/** A service never runs out; each delivery resets its stock. */
const plenty = 1_000_000;

/** A service has no stock, so its status says when it is done. */
const status: StoredStatus = {
  icon: "check-circle",
  color: "#2e7d32",
  html: importTexts.oldGoodsPickupStatus,
  cart_html: importTexts.oldGoodsPickupStatus,
};

/** Ids of products of a source with old-goods pickup, for attaching the extra: a parent stands for its variants. */
const bearers = `
  SELECT DISTINCT coalesce(parent_id, id) AS id FROM product
  WHERE source_id = $1 AND removed_at IS NULL AND (disclosure->>'take_back_pickup')::boolean`;

/** The id of the service, a free product that can be bought but is not listed; edited texts stay. */
async function serviceId(client: pg.ClientBase): Promise<number | null> {
  await client.query("INSERT INTO source (name) VALUES ($1) ON CONFLICT (name) DO NOTHING", [servicesSource]);
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO product (source_id, external_id, name, title, summary, description_html, price_ore, stock, listed, status)
     SELECT id, $2, $3, $3, $4, '<p>' || $4 || '</p>', 0, ${plenty}, false, $5::jsonb FROM source WHERE name = $1
     ON CONFLICT (source_id, external_id) DO UPDATE SET stock = ${plenty}
     RETURNING id`,
    [servicesSource, pickupKey, importTexts.oldGoodsPickup, importTexts.oldGoodsPickupText, JSON.stringify(status)],
  );
  return rows[0]?.id ?? null;
}

/**
 * Offers the free, optional pickup of the old product with exactly those products of a source that have it. Writes
 * nothing for a shop whose feeds never have it.
 */
export async function writeOldGoodsPickup(client: pg.ClientBase, sourceId: number): Promise<void> {
  await client.query(
    `DELETE FROM product_relation r USING product p, product s, source o
     WHERE r.product_id = p.id AND p.source_id = $1 AND r.kind = 'addon' AND r.related_id = s.id
       AND s.external_id = $2 AND o.id = s.source_id AND o.name = $3 AND p.id NOT IN (${bearers})`,
    [sourceId, pickupKey, servicesSource],
  );
  const wanted = await client.query(`${bearers} LIMIT 1`, [sourceId]);
  const service = wanted.rowCount === 0 ? null : await serviceId(client);
  if (service === null) return;
  await client.query(
    `INSERT INTO product_relation (product_id, related_id, kind, position)
     SELECT id, $2, 'addon', 0 FROM (${bearers}) b ON CONFLICT DO NOTHING`,
    [sourceId, service],
  );
}
