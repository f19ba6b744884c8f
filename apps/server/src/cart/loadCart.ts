import type { Kysely } from "kysely";
import { exemptionSentence, takesBack } from "../catalogue/products/disclosureOf.ts";
import { priorPriceOre } from "../catalogue/products/priorPrice.ts";
import type { Database } from "../database/Database.ts";
import type { Sealing } from "../secrets/createSealing.ts";
import { readOfSession } from "../sessions/sessionQueries.ts";
import type { AppliedDiscount } from "./AppliedDiscount.ts";
import { cartColumns, type CartRecord, type CodeRecord, type LineRecord } from "./cartColumns.ts";
import type { CartRow, CartRowStatus } from "./CartRow.ts";

/** The contents of a cart: its lines, the valid codes, and the label of one that has lapsed. */
export interface CartContents {
  readonly rows: readonly CartRow[];
  readonly discounts: readonly AppliedDiscount[];
  readonly lapsed: string | null;
}

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
