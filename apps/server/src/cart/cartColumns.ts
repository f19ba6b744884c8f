import { type RawBuilder, sql } from "kysely";
import type { KnownPrices } from "../catalogue/products/priorPrice.ts";
import type { StoredDisclosure, StoredEnergy, StoredMeasure } from "../database/tables/catalogueTables.ts";
import type { AppliedDiscount } from "./AppliedDiscount.ts";
import type { CartRow } from "./CartRow.ts";

/** A line of a cart with what is sold, a product or its variant, as read from the database. */
export interface LineRecord extends KnownPrices {
  readonly line_id: number;
  readonly product_id: number;
  readonly variant_id: number | null;
  readonly sold_id: number;
  readonly gift_campaign_id: number | null;
  readonly quantity: number;
  readonly name: string;
  readonly parent_name: string | null;
  readonly variant_name: string | null;
  readonly brand_name: string | null;
  readonly image: string | null;
  readonly is_parent: boolean;
  readonly vat_percent: number;
  readonly stock: number;
  readonly store_stock: CartRow["storeStock"];
  readonly has_limited_stock: boolean;
  readonly max_quantity: number | null;
  readonly availability: string;
  readonly is_digital: boolean;
  readonly weight_grams: number | null;
  readonly package_names: readonly string[];
  readonly external_id: string;
  readonly status: {
    readonly icon?: string;
    readonly color?: string;
    readonly html?: string;
    readonly cart_html?: string;
  } | null;
  readonly measure: StoredMeasure | null;
  readonly disclosure: StoredDisclosure | null;
  readonly energy: StoredEnergy | null;
}

/** A code that a session has added; without effect when no longer valid. */
export interface CodeRecord extends Omit<AppliedDiscount, "kind" | "validUntil"> {
  readonly kind: string;
  readonly valid_until: string | null;
  readonly holds: boolean;
  /** A gift card's code as typed, sealed by the visitor's key. */
  readonly typed: string | null;
}

/** A cart as read from the database. */
export interface CartRecord {
  readonly lines: readonly LineRecord[];
  readonly codes: readonly CodeRecord[];
}

/** Pieces of the sold product that the session's own payments have reserved, in a store or, with null, for delivery. */
const reservedBySession = (storeId: RawBuilder<unknown> | null): RawBuilder<number> => sql`
  coalesce(
    (SELECT sum(reservation.quantity)
      FROM stock_reservation reservation
      JOIN payment ON payment.id = reservation.payment_id
      WHERE reservation.product_id = sold.id
        AND payment.session_id = line.session_id
        AND ${storeId === null ? sql`reservation.store_id IS NULL` : sql`reservation.store_id = ${storeId}`}),
    0)`;

const storeStock = sql`
  (SELECT coalesce(
      json_agg(json_build_object('storeId', available.store_id, 'quantity', available.quantity)),
      '[]')
    FROM (
      SELECT store_stock.store_id,
        store_stock.quantity + ${reservedBySession(sql`store_stock.store_id`)} AS quantity
      FROM store_stock
      WHERE store_stock.product_id = sold.id) available
    WHERE available.quantity > 0)`;

const variantName = sql`
  (SELECT string_agg(value.name, ', ' ORDER BY attribute.level, attribute.position)
    FROM product_variant_value chosen
    JOIN variant_value value ON value.id = chosen.value_id
    JOIN variant_attribute attribute ON attribute.id = chosen.attribute_id
    WHERE chosen.product_id = sold.id)`;

const linesOfSession = sql`
  SELECT line.id AS line_id,
    line.product_id,
    line.variant_id,
    sold.id AS sold_id,
    line.gift_campaign_id,
    line.quantity,
    sold.name,
    parent.name AS parent_name,
    ${variantName} AS variant_name,
    brand.name AS brand_name,
    coalesce(sold.image, parent.image) AS image,
    sold.is_parent,
    sold.price_ore,
    sold.prior_price_ore,
    sold.lowest_prior_price_ore,
    (sold.price_hidden OR sold.stopped_at IS NOT NULL) AS price_hidden,
    sold.vat_percent,
    sold.stock + ${reservedBySession(null)} AS stock,
    ${storeStock} AS store_stock,
    sold.has_limited_stock,
    sold.max_quantity,
    sold.availability,
    sold.is_digital,
    coalesce(sold.weight_grams, parent.weight_grams) AS weight_grams,
    sold.package_names,
    sold.external_id,
    sold.status,
    sold.measure,
    coalesce(sold.disclosure, parent.disclosure) AS disclosure,
    coalesce(sold.energy, parent.energy) AS energy
  FROM cart_line line
  JOIN product sold ON sold.id = coalesce(line.variant_id, line.product_id)
  LEFT JOIN product parent ON parent.id = sold.parent_id
  LEFT JOIN brand ON brand.id = coalesce(sold.brand_id, parent.brand_id) AND NOT brand.hidden
  WHERE line.session_id = session.id`;

const codesOfSession = sql`
  SELECT discount.id,
    discount.code,
    added.typed,
    discount.label,
    discount.kind,
    coalesce(discount.left_ore, discount.value) AS value,
    discount.removable,
    added.added_at,
    to_char(
      (discount.ends_at - interval '1 microsecond') AT TIME ZONE 'Europe/Stockholm',
      'YYYY-MM-DD') AS valid_until,
    (discount.starts_at IS NULL OR discount.starts_at <= now())
      AND (discount.ends_at IS NULL OR discount.ends_at > now())
      AND (discount.use_limit IS NULL OR discount.used < discount.use_limit)
      AND discount.left_ore IS DISTINCT FROM 0 AS holds
  FROM session_discount added
  JOIN discount ON discount.id = added.discount_id
  WHERE added.session_id = session.id`;

/**
 * A session's cart as columns of a query on the session: the lines in the order they were added, gifts last, and the
 * codes in theirs. What the session's own payments have reserved counts as its stock.
 */
export const cartColumns: RawBuilder<CartRecord> = sql`
  (SELECT coalesce(json_agg(cart ORDER BY cart.gift_campaign_id IS NOT NULL, cart.line_id), '[]')
    FROM (${linesOfSession}) cart) AS lines,
  (SELECT coalesce(json_agg(codes ORDER BY codes.added_at, codes.id), '[]')
    FROM (${codesOfSession}) codes) AS codes`;
