import { lineEnergy } from "@torg/cart/domain";
import type { CartLine, CartTotals, Discount } from "@torg/cart/domain";
import { pictureWithWidth, toKronor } from "@torg/format";
import { energyFields } from "../catalogue/products/energyFields.ts";
import { escapeHtml } from "../http/escapeHtml.ts";
import type { CartRow } from "./CartRow.ts";
import type { DiscountAmount } from "./discountAmounts.ts";
import { type LineAmounts, lineAmounts } from "./lineAmounts.ts";
import { lineNotices } from "./lineNotices.ts";
import { lineStatus } from "./lineStatus.ts";

/** The picture of a line as HTML, at the given width in CSS pixels; empty without a picture. */
export function pictureHtml(row: Pick<CartRow, "image" | "name" | "parentName">, width: number): string {
  if (row.image === null) return "";
  const name = row.parentName === null ? row.name : `${row.parentName} ${row.name}`;
  return `<img src="${escapeHtml(pictureWithWidth(row.image, width))}" alt="${escapeHtml(name)}" width="${width}" height="${width}">`;
}

function lineTotals({ totalOre, totalExclOre }: LineAmounts) {
  return { total_price_incl_vat: toKronor(totalOre), total_price_excl_vat: toKronor(totalExclOre) };
}

/** What a line costs as it goes over the wire, without what else is told of it. */
export function writeLineTotals(row: CartRow): ReturnType<typeof lineTotals> {
  return lineTotals(lineAmounts(row));
}

/** A line as it goes over the wire; its notices are in the VAT mode of the cart. */
export function writeCartLine(row: CartRow, includesVat: boolean): CartLine {
  const amounts = lineAmounts(row);
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
    is_discounted: !isGift && amounts.originalOre > amounts.unitOre,
    unit_price_incl_vat: toKronor(amounts.unitOre),
    unit_price_excl_vat: toKronor(amounts.unitExclOre),
    ...lineTotals(amounts),
    original_price_incl_vat: toKronor(amounts.originalOre),
    original_price_excl_vat: toKronor(amounts.originalExclOre),
    give_away_product_original_price_incl_vat: isGift ? toKronor(amounts.originalOre) : null,
    give_away_product_original_price_excl_vat: isGift ? toKronor(amounts.originalExclOre) : null,
    product_is_parent: row.isParent,
  };
}

/** The cart icon's figures: all quantities, gifts included, and what the lines cost before discount and delivery. */
export function writeTotals(rows: readonly CartRow[], includesVat: boolean): CartTotals {
  let ore = 0;
  for (const row of rows) {
    const amounts = lineAmounts(row);
    ore += includesVat ? amounts.totalOre : amounts.totalExclOre;
  }
  return { totalAmount: rows.reduce((sum, row) => sum + row.quantity, 0), totalProductSum: toKronor(ore) };
}

/** The discounts as they go over the wire. */
export function writeDiscount(amounts: readonly DiscountAmount[], includesVat: boolean): Discount {
  const inclOre = amounts.reduce((sum, one) => sum + one.amountOre, 0);
  const exclOre = amounts.reduce((sum, one) => sum + one.amountExclOre, 0);
  return {
    rows: amounts.map(({ discount, amountOre, amountExclOre }) => ({
      code: discount.code,
      label: discount.label,
      discount_amount_incl_vat: toKronor(amountOre),
      discount_amount_excl_vat: toKronor(amountExclOre),
    })),
    total: toKronor(includesVat ? inclOre : exclOre),
    total_incl_vat: toKronor(inclOre),
    total_excl_vat: toKronor(exclOre),
  };
}
