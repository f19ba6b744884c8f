import { lineEnergy } from "@torg/cart/domain";
import type { CartLine, CartTotals, Discount } from "@torg/cart/domain";
import { pictureWithWidth, toKronor } from "@torg/format";
import { energyFields } from "../catalogue/products/energyFields.ts";
import { escapeHtml } from "../http/escapeHtml.ts";
import type { CartReckoning } from "./CartReckoning.ts";
import type { CartRow } from "./CartRow.ts";
import { lineNotices } from "./lineNotices.ts";
import { lineStatus } from "./lineStatus.ts";

/** The picture of a line as HTML, at the given width in CSS pixels; empty without a picture. */
export function pictureHtml(row: Pick<CartRow, "image" | "name" | "parentName">, width: number): string {
  if (row.image === null) return "";
  const name = row.parentName === null ? row.name : `${row.parentName} ${row.name}`;
  return `<img src="${escapeHtml(pictureWithWidth(row.image, width))}" alt="${escapeHtml(name)}" width="${width}" height="${width}">`;
}

/** A line as it goes over the wire; its notices are in the VAT mode of the cart. */
export function writeCartLine(line: CartReckoning["lines"][number], includesVat: boolean): CartLine {
  const { row, unit, original, total } = line;
  const status = lineStatus(row);
  const isGift = row.giftCampaignId !== null;
  return {
    product_id: row.productId,
    row_id: `r-${row.lineId}`,
    variant_id: row.variantId,
    name: row.name,
    parent_name: row.parentName,
    brand_name: row.brandName,
    image: pictureHtml(row, 120),
    quantity: row.quantity,
    max_purchasable_quantity: row.maxQuantity,
    product_qty: row.stock,
    has_limited_in_stock_quantity: row.hasLimitedStock,
    is_overselling: row.quantity > row.stock,
    status_icon: status.icon,
    status_icon_color: status.color,
    status_text: status.html,
    package_product_names: row.packageNames,
    notices: lineNotices(row, includesVat),
    energy: lineEnergy(energyFields(row.energy, row.name)),
    give_away_campaign_id: row.giftCampaignId,
    is_discounted: !isGift && original.inclOre > unit.inclOre,
    unit_price_incl_vat: toKronor(unit.inclOre),
    unit_price_excl_vat: toKronor(unit.exclOre),
    total_price_incl_vat: toKronor(total.inclOre),
    total_price_excl_vat: toKronor(total.exclOre),
    original_price_incl_vat: toKronor(original.inclOre),
    original_price_excl_vat: toKronor(original.exclOre),
    give_away_product_original_price_incl_vat: isGift ? toKronor(original.inclOre) : null,
    give_away_product_original_price_excl_vat: isGift ? toKronor(original.exclOre) : null,
    product_is_parent: row.isParent,
  };
}

/** The cart icon's figures: all quantities, gifts included, and what the lines cost before discount and delivery. */
export function writeTotals(
  { rows, goods }: Pick<CartReckoning, "goods"> & { readonly rows: readonly CartRow[] },
  includesVat: boolean,
): CartTotals {
  return {
    totalAmount: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    totalProductSum: toKronor(includesVat ? goods.inclOre : goods.exclOre),
  };
}

/** The discounts as they go over the wire. */
export function writeDiscount(
  { codes, taken }: Pick<CartReckoning, "codes" | "taken">,
  includesVat: boolean,
): Discount {
  return {
    rows: codes.map(({ code: { code, label }, amount }) => ({
      code,
      label,
      discount_amount_incl_vat: toKronor(amount.inclOre),
      discount_amount_excl_vat: toKronor(amount.exclOre),
    })),
    total: toKronor(includesVat ? taken.inclOre : taken.exclOre),
    total_incl_vat: toKronor(taken.inclOre),
    total_excl_vat: toKronor(taken.exclOre),
  };
}
