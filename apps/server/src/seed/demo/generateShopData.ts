import type pg from "pg";
import { uploadsPath } from "@torg/format/addresses";
import { drawingPath } from "../../drawings/drawingPath.ts";
import { accessoryCategories, demoReviewers, demoReviewTexts, demoTags } from "./demoTexts.ts";

/**
 * An SQL function for a number from 0 to 1 that depends only on its two texts, so that the demo is the same on every
 * machine.
 */
const chance = `
  CREATE OR REPLACE FUNCTION pg_temp.chance(id text, purpose text) RETURNS float8 LANGUAGE sql IMMUTABLE AS
  $$ SELECT ('x' || substr(md5(purpose || ' ' || id), 1, 8))::bit(32)::bigint / 4294967296.0 $$`;

/**
 * Prices of refrigerators, by the rule on the page "Om demobutiken": 1 990 kronor, plus 16 per litre, 2 500 if built
 * in, and 1 000 each for water, ice and a network. Their source has neither prices nor stock.
 */
const whiteGoodsPrices = `
  UPDATE product p SET price_ore = g.ore, price_hidden = false, availability = 'in_stock'
  FROM (SELECT q.id, 100 * (1990 + 16 * coalesce(max(substring(f.value from '^[0-9]+')::int) FILTER (WHERE f.title = 'Total volym'), 100)
      + 2500 * count(*) FILTER (WHERE f.title = 'Inbyggd' AND f.value = 'Ja')
      + 1000 * count(*) FILTER (WHERE f.title IN ('Vattendispenser i dörr', 'Ismaskin', 'Uppkopplad') AND f.value = 'Ja'))::int AS ore
    FROM product q JOIN category c ON c.id = q.category_id, jsonb_to_recordset(q.specifications) AS f(title text, value text)
    WHERE c.path LIKE 'vitvaror/%' AND q.removed_at IS NULL AND q.price_ore IS NULL GROUP BY q.id) g
  WHERE g.id = p.id`;

/** Stock, popularity, offers, tags and limits, in one pass over all products. */
const products = `
  UPDATE product p SET
    stock = g.stock, popularity = g.popularity, max_quantity = g.max_quantity, has_limited_stock = g.stock BETWEEN 1 AND 4,
    prior_price_ore = g.prior, lowest_prior_price_ore = g.prior, tags = g.tags
  FROM (
    SELECT q.id,
      CASE WHEN q.availability <> 'in_stock' OR pg_temp.chance(e, 'sold out') < 0.05 THEN 0
        WHEN pg_temp.chance(e, 'few') < 0.08 THEN 1 + (pg_temp.chance(e, 'few left') * 4)::int
        ELSE 5 + (pg_temp.chance(e, 'stock') ^ 2 * 180)::int END AS stock,
      (CASE WHEN q.price_ore IS NULL THEN 0 ELSE 200 END + pg_temp.chance(e, 'popularity') ^ 3 * 9000
        * CASE WHEN q.price_ore BETWEEN 20000 AND 1500000 THEN 1 ELSE 0.3 END)::int AS popularity,
      CASE WHEN pg_temp.chance(e, 'limit') < 0.1 THEN 1 + (pg_temp.chance(e, 'limit of') * 4)::int END AS max_quantity,
      CASE WHEN q.price_ore IS NOT NULL AND NOT q.is_parent AND q.parent_id IS NULL AND pg_temp.chance(e, 'offer') < 0.09
        THEN (round(q.price_ore * (1.08 + pg_temp.chance(e, 'offer of') ^ 2 * 0.6) / 1000) * 1000 - 100)::int END AS prior,
      CASE WHEN pg_temp.chance(e, 'tag') < 0.02 THEN jsonb_build_array($1::jsonb)
        WHEN pg_temp.chance(e, 'tag') < 0.035 THEN jsonb_build_array($2::jsonb) ELSE '[]'::jsonb END AS tags
    FROM (SELECT product.*, external_id AS e FROM product WHERE removed_at IS NULL) q
  ) g WHERE g.id = p.id`;

const reviews = `
  INSERT INTO review (product_id, reviewer, rating, text, written_on)
  SELECT p.id, ($1::text[])[1 + mod(n * 7 + p.id, cardinality($1::text[]))], r.rating,
    ($2::jsonb -> r.rating::text) ->> mod(n * 3 + p.id, jsonb_array_length($2::jsonb -> r.rating::text)),
    date '2026-01-01' + (pg_temp.chance(p.external_id, 'day ' || n) * 280)::int
  FROM product p, generate_series(1, 1 + (pg_temp.chance(p.external_id, 'reviews') ^ 2 * 8)::int) n,
    LATERAL (SELECT greatest(1, least(5, round(3.1 + pg_temp.chance(p.external_id, 'quality') * 1.7
      + (pg_temp.chance(p.external_id, 'rating ' || n) - 0.5) * 2)))::int AS rating) r
  WHERE p.parent_id IS NULL AND p.price_ore IS NOT NULL AND p.removed_at IS NULL AND p.popularity > 2500`;

const ratings = `
  UPDATE product p SET rating = r.rating, review_count = r.count
  FROM (SELECT product_id, round(avg(rating), 1)::float8 AS rating, count(*)::int AS count FROM review GROUP BY 1) r
  WHERE r.product_id = p.id`;

/** Products of the same category with the nearest prices, as alternatives to a product. */
const recommended = `
  INSERT INTO product_relation (product_id, related_id, kind, position)
  SELECT id, other, 'recommended', place FROM (
    SELECT id, unnest(ARRAY[lag(id, 1) OVER w, lead(id, 1) OVER w, lag(id, 2) OVER w, lead(id, 2) OVER w]) AS other, generate_series(1, 4) AS place
    FROM product WHERE parent_id IS NULL AND removed_at IS NULL AND price_ore IS NOT NULL AND listed
    WINDOW w AS (PARTITION BY category_id ORDER BY price_ore, id)
  ) near WHERE other IS NOT NULL`;

/** Popular products of the accessory category: as add-ons beside the buy button, and as matching products. */
const accessories = `
  INSERT INTO product_relation (product_id, related_id, kind, position)
  SELECT p.id, a.id, CASE WHEN a.rank <= 12 THEN 'addon' ELSE 'matching' END, a.rank FROM jsonb_each_text($1::jsonb) goes(category, with_category)
  JOIN category c ON c.path = goes.category JOIN product p ON p.category_id = c.id AND p.parent_id IS NULL AND p.price_ore IS NOT NULL
  JOIN category w ON w.path = goes.with_category
  JOIN LATERAL (SELECT id, row_number() OVER (ORDER BY popularity DESC, id)::int AS rank FROM product
    WHERE category_id = w.id AND parent_id IS NULL AND NOT is_parent AND stock > 4 AND price_ore < 250000) a
    ON a.rank <= 36 AND mod(a.rank - 1, 6) = mod(p.id, 6)`;

/** The add-ons of the products in a cart are offered beside it. */
const cartOffers = `
  INSERT INTO product_relation (product_id, related_id, kind, position)
  SELECT product_id, related_id, 'ordered_with', position FROM product_relation WHERE kind = 'addon'`;

/** Gives a category a drawing of its kind of goods if nothing in it or below it has a photograph. */
async function drawCategories(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ id: number; path: string; name: string }>(
    "SELECT id, path, name FROM category",
  );
  const drawn = rows.flatMap(({ id, path, name }) => {
    const drawing = drawingPath({ id: path, title: name, categoryPath: [name], details: [], colours: [] });
    return drawing === null ? [] : [{ id, image: uploadsPath + drawing }];
  });
  await client.query(
    `UPDATE category c SET image = r.image FROM jsonb_to_recordset($1::jsonb) AS r(id integer, image text)
     WHERE r.id = c.id AND NOT EXISTS (SELECT FROM product p JOIN category k ON k.id = p.category_id
       WHERE (k.id = c.id OR k.path LIKE c.path || '/%') AND p.image LIKE '%/photos/%')`,
    [JSON.stringify(drawn)],
  );
}

const rootImages = `
  UPDATE category c SET image = coalesce(
    (SELECT image FROM category child WHERE child.parent_id = c.id AND image IS NOT NULL ORDER BY position LIMIT 1),
    (SELECT p.image FROM product p JOIN category k ON k.id = p.category_id
      WHERE (k.path = c.path OR k.path LIKE c.path || '/%') AND p.image IS NOT NULL ORDER BY p.popularity DESC LIMIT 1))
  WHERE image IS NULL`;

/** Generates what the sources of the demo lack: stock, popularity, offers, reviews, relations, category pictures. */
export async function generateShopData(client: pg.ClientBase): Promise<void> {
  await client.query(chance);
  await client.query("SET LOCAL torg.stock_reason = 'correction'");
  await client.query(whiteGoodsPrices);
  await client.query(products, [JSON.stringify(demoTags.isNew), JSON.stringify(demoTags.isFavourite)]);
  await client.query("ANALYZE product");
  await client.query(reviews, [[...demoReviewers], JSON.stringify(demoReviewTexts)]);
  await client.query(ratings);
  await client.query(recommended);
  await client.query(accessories, [JSON.stringify(accessoryCategories)]);
  await client.query(cartOffers);
  await drawCategories(client);
  await client.query(rootImages);
}
