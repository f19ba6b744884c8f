import type pg from "pg";
import type { StoredStatus } from "../../database/tables/catalogueTables.ts";
import { importTexts } from "../texts/importTexts.ts";

/** The shop's own services have a source of their own, so that no delivery of a feed takes them away. */
const servicesSource = "torg:services";
const pickupKey = "old-goods-pickup";
/** A service does not run out; what orders have taken comes back with every delivery. */
const plenty = 1_000_000;

/** A service is in no stock: what is said of it is when it is done. */
const status: StoredStatus = {
  icon: "check-circle",
  color: "#2e7d32",
  html: importTexts.oldGoodsPickupStatus,
  cart_html: importTexts.oldGoodsPickupStatus,
};

/** Ids of what bears the extras of the products of a source whose old ones are fetched: parents stand for their variants. */
const bearers = `
  SELECT DISTINCT coalesce(parent_id, id) AS id FROM product
  WHERE source_id = $1 AND removed_at IS NULL AND (disclosure->>'take_back_pickup')::boolean`;

/** The service as a product without a price that can be bought and is listed nowhere; its words stay as somebody wrote them. */
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
 * Offers to fetch the old product, for nothing and as an extra that nobody has to take, beside every product of a source
 * that says so; beside no other. Nothing is written for a shop whose feeds never say it.
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
