import type { ListingProduct } from "@torg/catalog/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { amountOf } from "@torg/cart/domain/pricing";
import { canBeBought } from "../catalogue/products/canBeBought.ts";
import { findProducts, type ProductRow } from "../catalogue/products/productRow.ts";
import { listingProduct } from "../catalogue/products/productView.ts";
import type { Database } from "../database/Database.ts";

/** Products suggested beside a cart: recommended ones, and those bought together with its products. */
export interface Suggestions {
  readonly suggested: readonly ListingProduct[];
  readonly orderedWith: readonly ListingProduct[];
}

/** No products beside the cart. */
export const noSuggestions: Suggestions = { suggested: [], orderedWith: [] };

/** Most suggestions of each kind. */
const maxSuggested = 3;

/** A product related to one in the cart. */
interface Relation {
  readonly kind: string;
  readonly related_id: number;
}

/** The relations of a cart's products, as read from the database. */
export interface SuggestionRecord {
  readonly relations: readonly Relation[];
}

/**
 * The relations of a cart's products by position, without products already in it or not for sale: a column of a query
 * on the session.
 */
export const suggestionColumns: RawBuilder<SuggestionRecord> = sql`
  (SELECT coalesce(json_agg(json_build_object('kind', r.kind, 'related_id', r.related_id)
      ORDER BY r.position, r.related_id), '[]')
    FROM product_relation r JOIN product p ON p.id = r.related_id AND ${canBeBought("p")}
    WHERE r.kind IN ('ordered_with', 'recommended')
      AND r.product_id IN (SELECT l.product_id FROM cart_line l WHERE l.session_id = session.id)
      AND r.related_id NOT IN (SELECT l.product_id FROM cart_line l WHERE l.session_id = session.id)) AS relations`;

/** A product with prices without VAT, as companies see them. */
function withoutVatOf(row: ProductRow): ProductRow {
  const without = (ore: number | null): number | null => (ore === null ? null : amountOf(ore, row.vat_percent).exclOre);
  return {
    ...row,
    price_ore: without(row.price_ore),
    prior_price_ore: without(row.prior_price_ore),
    lowest_prior_price_ore: without(row.lowest_prior_price_ore),
    family: row.family === null ? null : { ...row.family, highest_ore: without(row.family.highest_ore) },
  };
}

/** Related and recommended products for a cart, each product once, at the prices of the VAT mode. */
export async function findSuggestedProducts(
  db: Kysely<Database>,
  relations: readonly Relation[],
  includesVat: boolean,
): Promise<Suggestions> {
  if (relations.length === 0) return noSuggestions;
  const idsOf = (kind: string): readonly number[] =>
    [...new Set(relations.filter((relation) => relation.kind === kind).map((relation) => relation.related_id))].slice(
      0,
      maxSuggested,
    );
  const [orderedWith, suggested] = [idsOf("ordered_with"), idsOf("recommended")];
  const products = await findProducts(db, [...new Set([...orderedWith, ...suggested])]);
  const byId = new Map<number, ListingProduct>(
    products.map((row) => [row.id, listingProduct(includesVat ? row : withoutVatOf(row))]),
  );
  const shown = (ids: readonly number[]): readonly ListingProduct[] => ids.flatMap((id) => byId.get(id) ?? []);
  return { orderedWith: shown(orderedWith), suggested: shown(suggested) };
}
