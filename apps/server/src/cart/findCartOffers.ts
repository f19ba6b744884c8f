import type { ListingProduct } from "@torg/catalog/contract";
import { type Kysely, sql } from "kysely";
import { findProducts } from "../catalogue/products/productRow.ts";
import { listingProduct } from "../catalogue/products/productView.ts";
import { noOffers, type Offers } from "../checkout/writeCheckout.ts";
import type { Database } from "../database/Database.ts";
import type { CartRow } from "./CartRow.ts";

/** How many products of a kind are offered beside a cart. */
const offered = 3;

/**
 * What goes with the products of a cart and what others bought: the relations of all its products by their position,
 * each product once and none that lies in the cart already.
 */
export async function findCartOffers(db: Kysely<Database>, rows: readonly CartRow[]): Promise<Offers> {
  const inCart = [...new Set(rows.map((row) => row.productId))];
  if (inCart.length === 0) return noOffers;
  const { rows: relations } = await sql<{ readonly kind: string; readonly related_id: number }>`
    SELECT kind, related_id FROM product_relation
    WHERE product_id = ANY (${inCart}::integer[]) AND related_id <> ALL (${inCart}::integer[])
      AND kind IN ('ordered_with', 'recommended')
    ORDER BY position, related_id`.execute(db);
  if (relations.length === 0) return noOffers;
  const idsOf = (kind: string): readonly number[] =>
    [...new Set(relations.filter((one) => one.kind === kind).map((one) => one.related_id))].slice(0, offered);
  const [matching, recommended] = [idsOf("ordered_with"), idsOf("recommended")];
  const products = await findProducts(db, [...new Set([...matching, ...recommended])]);
  const byId = new Map<number, ListingProduct>(products.map((row) => [row.id, listingProduct(row)]));
  const shown = (ids: readonly number[]): readonly ListingProduct[] => ids.flatMap((id) => byId.get(id) ?? []);
  return { matching: shown(matching), recommended: shown(recommended) };
}
