import { type Kysely, type RawBuilder, sql } from "kysely";
import { exemptionSentence, takesBack } from "../catalogue/products/disclosureOf.ts";
import { priorPriceOre, type KnownPrices } from "../catalogue/products/priorPrice.ts";
import type { Database } from "../database/Database.ts";
import type { StoredDisclosure, StoredEnergy, StoredMeasure } from "../database/tables/catalogueTables.ts";
import type { Sealing } from "../secrets/createSealing.ts";
import { readOfSession } from "../sessions/sessionQueries.ts";
import type { CartRow, CartRowStatus } from "./CartRow.ts";
import type { AppliedDiscount } from "./AppliedDiscount.ts";

interface LineRecord extends KnownPrices {
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
interface CodeRecord extends Omit<AppliedDiscount, "kind" | "validUntil"> {
  readonly kind: string;
  readonly valid_until: string | null;
  readonly holds: boolean;
  /** A gift card's code as typed, sealed by the visitor's key. */
  readonly typed: string | null;
}

/** The contents of a cart: its lines, the valid codes, and the label of one that has lapsed. */
export interface CartContents {
  readonly rows: readonly CartRow[];
  readonly discounts: readonly AppliedDiscount[];
  readonly lapsed: string | null;
}

/** A cart as read from the database. */
export interface CartRecord {
  readonly lines: readonly LineRecord[];
  readonly codes: readonly CodeRecord[];
}

/**
 * A session's cart as columns of a query on the session: the lines in the order they were added, gifts last, and the
 * codes in theirs. What the session's own payments have reserved counts as its stock.
 */
export const cartColumns: RawBuilder<CartRecord> = sql`
  (SELECT coalesce(json_agg(c ORDER BY c.gift_campaign_id IS NOT NULL, c.line_id), '[]') FROM (
    SELECT l.id AS line_id, l.product_id, l.variant_id, p.id AS sold_id, l.gift_campaign_id, l.quantity,
      p.name, parent.name AS parent_name, b.name AS brand_name, coalesce(p.image, parent.image) AS image,
      p.is_parent, p.price_ore, p.prior_price_ore, p.lowest_prior_price_ore, (p.price_hidden OR p.stopped_at IS NOT NULL) AS price_hidden, p.vat_percent,
      p.has_limited_stock, p.max_quantity, p.availability, p.is_digital, coalesce(p.weight_grams, parent.weight_grams) AS weight_grams, p.package_names, p.external_id, p.status,
      p.measure, coalesce(p.disclosure, parent.disclosure) AS disclosure, coalesce(p.energy, parent.energy) AS energy,
      p.stock + coalesce((SELECT sum(r.quantity) FROM stock_reservation r JOIN payment y ON y.id = r.payment_id
        WHERE r.product_id = p.id AND y.session_id = l.session_id AND r.store_id IS NULL), 0) AS stock,
      (SELECT coalesce(json_agg(json_build_object('storeId', s.store_id, 'quantity', s.quantity + s.kept)), '[]')
        FROM (SELECT k.store_id, k.quantity, coalesce((SELECT sum(r.quantity) FROM stock_reservation r
            JOIN payment y ON y.id = r.payment_id WHERE r.product_id = p.id AND r.store_id = k.store_id
              AND y.session_id = l.session_id), 0) AS kept
          FROM store_stock k WHERE k.product_id = p.id) s
        WHERE s.quantity + s.kept > 0) AS store_stock,
      (SELECT string_agg(v.name, ', ' ORDER BY a.level, a.position)
         FROM product_variant_value pv
         JOIN variant_value v ON v.id = pv.value_id
         JOIN variant_attribute a ON a.id = pv.attribute_id
        WHERE pv.product_id = p.id) AS variant_name
    FROM cart_line l
    JOIN product p ON p.id = coalesce(l.variant_id, l.product_id)
    LEFT JOIN product parent ON parent.id = p.parent_id
    LEFT JOIN brand b ON b.id = coalesce(p.brand_id, parent.brand_id) AND NOT b.hidden
    WHERE l.session_id = session.id) c) AS lines,
  (SELECT coalesce(json_agg(c ORDER BY c.added_at, c.id), '[]') FROM (
    SELECT d.id, d.code, s.typed, d.label, d.kind, coalesce(d.left_ore, d.value) AS value, d.removable, s.added_at,
      to_char((d.ends_at - interval '1 microsecond') AT TIME ZONE 'Europe/Stockholm', 'YYYY-MM-DD') AS valid_until,
      (d.starts_at IS NULL OR d.starts_at <= now()) AND (d.ends_at IS NULL OR d.ends_at > now())
        AND (d.use_limit IS NULL OR d.used < d.use_limit) AND d.left_ore IS DISTINCT FROM 0 AS holds
    FROM session_discount s JOIN discount d ON d.id = s.discount_id
    WHERE s.session_id = session.id) c) AS codes`;

const emptyCart: CartContents = { rows: [], discounts: [], lapsed: null };

/** Turns a cart record into contents; empty without one. Gift cards go by name unless `open` can unseal their codes. */
export function cartContents(record: CartRecord | null, open: Sealing["open"] = () => ""): CartContents {
  if (record === null) return emptyCart;
  const { lines, codes } = record;
  return {
    rows: lines.map(toCartRow),
    discounts: codes.filter(({ holds }) => holds).map((code) => toDiscount(code, open)),
    lapsed: codes.find(({ holds }) => !holds)?.label ?? null,
  };
}

/** Reads a session's cart. */
export async function loadCartContents(db: Kysely<Database>, sessionId: number): Promise<CartContents> {
  return cartContents(await readOfSession(db, sessionId, cartColumns));
}

/** Reads the lines of a session's cart in the order they were added, gifts last. */
export async function loadCart(db: Kysely<Database>, sessionId: number): Promise<readonly CartRow[]> {
  return (await loadCartContents(db, sessionId)).rows;
}

function toCartRow(line: LineRecord): CartRow {
  const isVariant = line.parent_name !== null && line.variant_name !== null;
  return {
    lineId: line.line_id,
    productId: line.product_id,
    variantId: line.variant_id,
    soldId: line.sold_id,
    giftCampaignId: line.gift_campaign_id,
    quantity: line.quantity,
    name: isVariant ? (line.variant_name ?? line.name) : line.name,
    parentName: isVariant ? line.parent_name : null,
    brandName: line.brand_name,
    image: line.image,
    isParent: line.is_parent,
    priceOre: line.price_hidden ? null : line.price_ore,
    originalPriceOre: priorPriceOre(line),
    vatPercent: line.vat_percent,
    stock: line.stock,
    storeStock: line.store_stock,
    hasLimitedStock: line.has_limited_stock,
    maxQuantity: line.max_quantity,
    availability: line.availability,
    isDigital: line.is_digital,
    weightGrams: line.weight_grams,
    packageNames: line.package_names,
    externalId: line.external_id,
    status: toStatus(line.status),
    measure: line.measure,
    energy: line.energy,
    withdrawalExemptReason: exemptionSentence(line.disclosure),
    takesBack: takesBack(line.disclosure, line.energy !== null),
  };
}

function toStatus(status: LineRecord["status"]): CartRowStatus | null {
  const html = status?.cart_html ?? status?.html;
  if (status === null || html === undefined) return null;
  return { icon: status.icon ?? "info", color: status.color ?? "", html };
}

function kindOf(kind: string): AppliedDiscount["kind"] {
  if (kind === "gift_card") return "gift-card";
  return kind === "percent" ? "percent" : "amount";
}

function toDiscount(record: CodeRecord, open: Sealing["open"]): AppliedDiscount {
  const { id, label, kind, value, removable, typed, valid_until: validUntil } = record;
  const code = (typed === null ? "" : open(typed)) || record.code;
  return { id, code, label, kind: kindOf(kind), value, removable, validUntil };
}
