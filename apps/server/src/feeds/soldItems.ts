import { feedTexts, type StoredFeedItem, type ExportedItem } from "@torg/feed";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { CatalogueContext } from "../catalogue/CatalogueContext.ts";
import { categoryTrail } from "../catalogue/data/Catalogue.ts";
import { feedGroupId } from "../catalogue/products/feedGroupId.ts";
import { findProductContents, findProducts, type ProductRow } from "../catalogue/products/productRow.ts";
import { stateOf } from "../catalogue/products/productView.ts";
import type { CheckoutConfiguration } from "../checkout/configuration/CheckoutConfiguration.ts";
import { deliveryPromise } from "../checkout/delivery/deliveryPromise.ts";
import type { Database } from "../database/Database.ts";
import { feedPrice, soldItem } from "./soldItem.ts";

/** The source of the feeds. */
export interface FeedSource extends Pick<CatalogueContext, "db" | "catalogue"> {
  readonly configuration: CheckoutConfiguration;
  readonly origin: string;
}

interface SoldRow {
  readonly id: number;
  readonly imported: StoredFeedItem | null;
  /** The feed's id of its group, if it is a variant and the members of the group differ in what groups are for. */
  readonly group: string | null;
  /** What it is among the variants, by the labels of the feed's attributes. */
  readonly variant: Readonly<Record<string, string>> | null;
}

/** Products held in memory at a time. */
const atOnce = 500;

function canBeSold(name: "p" | "s") {
  const product = sql.table(name);
  return sql`${product}.removed_at IS NULL AND NOT ${product}.price_hidden AND ${product}.price_ore > 0
    AND NOT ${product}.buy_disabled`;
}

/** A variant's values of the attributes that the format has a name for, by their labels. */
function variantOf(id: RawBuilder<unknown>) {
  return sql`(SELECT jsonb_object_agg(attribute.label, value.name)
    FROM product_variant_value own JOIN variant_value value ON value.id = own.value_id
    JOIN variant_attribute attribute ON attribute.id = own.attribute_id
    WHERE own.product_id = ${id} AND attribute.label = ANY(${sql.val(Object.values(feedTexts.variantLabels))}::text[]))`;
}

/** What Google tells the variants of a group apart by. Members that are equal in it would count as the same product. */
const groupedBy = sql`jsonb_build_array(s.feed_item->'color', s.feed_item->'size', s.feed_item->'material',
  s.feed_item->'pattern', s.feed_item->'ageGroup', s.feed_item->'gender', s.feed_item->'carried'->'size_type',
  s.feed_item->'carried'->'size_system', CASE WHEN s.feed_item IS NULL THEN ${variantOf(sql.ref("s.id"))} END)`;

/**
 * Condition for products on sale: with a visible price, and listed themselves or as a variant of a listed product. A
 * parent is sold through its variants. Sold-out products are included, marked as such.
 */
const isSold = sql`${canBeSold("p")} AND NOT p.is_parent
  AND (CASE WHEN p.parent_id IS NULL THEN p.listed ELSE parent.listed AND parent.removed_at IS NULL END)`;
const sold = sql`product p LEFT JOIN product parent ON parent.id = p.parent_id`;

/** An ETag that changes with everything the feeds contain about products. */
export async function markOfSold(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ readonly mark: string }>`
    SELECT count(*) || '-' || coalesce(sum(hashtextextended(concat_ws('|', p.id, p.price_ore, p.prior_price_ore,
      p.lowest_prior_price_ore, p.availability, p.stock > 0, p.updated_at), 0)::numeric), 0) AS mark
    FROM ${sold} WHERE ${isSold}`.execute(db);
  return rows[0]?.mark ?? "";
}

async function soldAfter(db: Kysely<Database>, last: number): Promise<readonly SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    WITH batch AS (SELECT p.id, p.parent_id, p.feed_item, parent.external_id FROM ${sold}
      WHERE ${isSold} AND p.id > ${last} ORDER BY p.id LIMIT ${atOnce}),
    grouped AS (SELECT s.parent_id FROM product s
      WHERE s.parent_id IN (SELECT parent_id FROM batch) AND ${canBeSold("s")}
      GROUP BY s.parent_id HAVING count(DISTINCT ${groupedBy}) > 1)
    SELECT batch.id, batch.feed_item AS imported,
      CASE WHEN grouped.parent_id IS NOT NULL THEN batch.external_id END AS group,
      CASE WHEN batch.feed_item IS NULL THEN ${variantOf(sql.ref("batch.id"))} END AS variant
    FROM batch LEFT JOIN grouped ON grouped.parent_id = batch.parent_id ORDER BY batch.id`.execute(db);
  return rows;
}

function shippingOf(row: ProductRow, configuration: CheckoutConfiguration, now: Date) {
  const { price_ore: priceOre, weight_grams: weightGrams, is_digital: isDigital, stock } = row;
  const goods = { priceOre, weightGrams, isDigital, stock, availability: stateOf(row) };
  const promise = deliveryPromise({ configuration, goods, postalCode: null, now });
  if (promise === null || promise.isDigital) return [];
  return [{ country: "SE", service: promise.wayName, price: feedPrice(promise.priceOre) }];
}

/** Yields all products on sale as items of feeds, in batches, each as of the time it is read. */
export async function* soldItems({
  db,
  catalogue,
  configuration,
  origin,
}: FeedSource): AsyncGenerator<readonly ExportedItem[]> {
  const tree = catalogue.current();
  for (let last = 0; ;) {
    const found = await soldAfter(db, last);
    const ids = found.map(({ id }) => id);
    const rows = new Map((await findProducts(db, ids)).map((row) => [row.id, row]));
    const contents = new Map((await findProductContents(db, ids)).map((content) => [content.id, content]));
    const now = new Date();
    yield found.flatMap(({ id, imported, group, variant }) => {
      const row = rows.get(id);
      if (row === undefined) return [];
      const categories = categoryTrail(tree, row.category_id).map(({ name }) => name);
      const shipping = shippingOf(row, configuration, now);
      const content = contents.get(id) ?? null;
      const around = { imported, group: feedGroupId(group), variant: variant ?? {}, categories, shipping };
      const item = soldItem({ row, content, ...around }, origin);
      return item === null ? [] : [item];
    });
    const end = ids.at(-1);
    if (end === undefined || ids.length < atOnce) return;
    last = end;
  }
}
