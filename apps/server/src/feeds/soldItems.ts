import type { KeptItem, WrittenItem } from "@torg/feed";
import { type Kysely, sql } from "kysely";
import type { CatalogueContext } from "../catalogue/CatalogueContext.ts";
import { categoryTrail } from "../catalogue/data/Catalogue.ts";
import { feedGroupId } from "../catalogue/products/feedGroupId.ts";
import { findProductContents, findProducts, type ProductRow } from "../catalogue/products/productRow.ts";
import { stateOf } from "../catalogue/products/productView.ts";
import type { CheckoutTables } from "../checkout/CheckoutTables.ts";
import { deliveryPromise } from "../checkout/deliveryPromise.ts";
import type { Database } from "../database/Database.ts";
import { feedPrice, soldItem } from "./soldItem.ts";

/** The source of the feeds. */
export interface FeedSource extends Pick<CatalogueContext, "db" | "catalogue"> {
  readonly tables: CheckoutTables;
  readonly origin: string;
}

interface SoldRow {
  readonly id: number;
  readonly kept: KeptItem | null;
  readonly group: string | null;
}

/** Products held in memory at a time. */
const atOnce = 500;

/**
 * Condition for products on sale: with a visible price, and listed themselves or as a variant of a listed product. A
 * parent is sold through its variants. Sold-out products are included, marked as such.
 */
const isSold = sql`p.removed_at IS NULL AND NOT p.is_parent AND NOT p.price_hidden AND p.price_ore > 0
  AND NOT p.buy_disabled AND (CASE WHEN p.parent_id IS NULL THEN p.listed ELSE parent.listed AND parent.removed_at IS NULL END)`;
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
    SELECT p.id, p.feed_item AS kept, parent.external_id AS group FROM ${sold}
    WHERE ${isSold} AND p.id > ${last} ORDER BY p.id LIMIT ${atOnce}`.execute(db);
  return rows;
}

function shippingOf(row: ProductRow, tables: CheckoutTables, now: Date) {
  const { price_ore: priceOre, weight_grams: weightGrams, is_digital: isDigital, stock } = row;
  const goods = { priceOre, weightGrams, isDigital, stock, availability: stateOf(row) };
  const promise = deliveryPromise({ tables, goods, postalCode: null, now });
  if (promise === null || promise.isDigital) return [];
  return [{ country: "SE", service: promise.wayName, price: feedPrice(promise.priceOre) }];
}

/** Yields all products on sale as items of feeds, in batches, each as of the time it is read. */
export async function* soldItems({
  db,
  catalogue,
  tables,
  origin,
}: FeedSource): AsyncGenerator<readonly WrittenItem[]> {
  const tree = catalogue.current();
  for (let last = 0; ;) {
    const found = await soldAfter(db, last);
    const ids = found.map(({ id }) => id);
    const rows = new Map((await findProducts(db, ids)).map((row) => [row.id, row]));
    const contents = new Map((await findProductContents(db, ids)).map((content) => [content.id, content]));
    const now = new Date();
    yield found.flatMap(({ id, kept, group }) => {
      const row = rows.get(id);
      if (row === undefined) return [];
      const categories = categoryTrail(tree, row.category_id).map(({ name }) => name);
      const shipping = shippingOf(row, tables, now);
      const content = contents.get(id) ?? null;
      const item = soldItem({ row, content, kept, group: feedGroupId(group), categories, shipping }, origin);
      return item === null ? [] : [item];
    });
    const end = ids.at(-1);
    if (end === undefined || ids.length < atOnce) return;
    last = end;
  }
}
