import type { CartLine, CartTotals, Discount, DiscountRow } from "@torg/cart/domain";
import { lineEnergy } from "@torg/cart/contract";
import { pictureWithWidth } from "@torg/format";
import { energyFields } from "../catalogue/products/energyFields.ts";
import { escapeHtml } from "../http/responses/escapeHtml.ts";
import type { CartPriceBreakdown } from "./CartPriceBreakdown.ts";
import type { CartRow } from "./CartRow.ts";
import { lineDisclosures } from "./lineDisclosures.ts";
import { lineStatus } from "./lineStatus.ts";

/** The picture of a line as HTML, at the given width in CSS pixels; empty without a picture. */
export function pictureHtml(row: Pick<CartRow, "image" | "name" | "parentName">, width: number): string {
  if (row.image === null) return "";
  const name = row.parentName === null ? row.name : `${row.parentName} ${row.name}`;
  return `<img src="${escapeHtml(pictureWithWidth(row.image, width))}" alt="${escapeHtml(name)}" width="${width}" height="${width}">`;
}

/** A line in the format of the cart; its legal disclosures use the VAT mode of the cart. */
export function cartLineOf(line: CartPriceBreakdown["lines"][number], includesVat: boolean): CartLine {
  const { row, unit, original, total } = line;
  const status = lineStatus(row);
  const isGift = row.giftCampaignId !== null;
  return {
    productId: row.productId,
    rowId: `r-${row.lineId}`,
    variantId: row.variantId,
    name: row.name,
    parentName: row.parentName,
    brandName: row.brandName,
    image: pictureHtml(row, 120),
    quantity: row.quantity,
    maxPurchasableQuantity: row.maxQuantity,
    stock: row.stock,
    hasLimitedStock: row.hasLimitedStock,
    isOversold: row.quantity > row.stock,
    statusIcon: status.icon,
    statusIconColor: status.color,
    statusHtml: status.html,
    packageNames: row.packageNames,
    notices: lineDisclosures(row, includesVat),
    energy: lineEnergy(energyFields(row.energy, row.name)),
    giftCampaignId: row.giftCampaignId,
    isDiscounted: !isGift && original.inclOre > unit.inclOre,
    unitPriceInclVatOre: unit.inclOre,
    unitPriceExclVatOre: unit.exclOre,
    totalPriceInclVatOre: total.inclOre,
    totalPriceExclVatOre: total.exclOre,
    originalPriceInclVatOre: original.inclOre,
    originalPriceExclVatOre: original.exclOre,
    giftValueInclVatOre: isGift ? original.inclOre : null,
    giftValueExclVatOre: isGift ? original.exclOre : null,
    isParent: row.isParent,
  };
}

/**
 * The figures of the cart icon: all quantities, gifts included, and the price of the lines before discounts and
 * delivery.
 */
export function totalsOf(
  { rows, subtotal }: Pick<CartPriceBreakdown, "subtotal"> & { readonly rows: readonly CartRow[] },
  includesVat: boolean,
): CartTotals {
  return {
    itemCount: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    productsOre: includesVat ? subtotal.inclOre : subtotal.exclOre,
  };
}

function codeOf({
  code: { code, label, kind, value, validUntil },
  amount,
}: CartPriceBreakdown["codes"][number]): DiscountRow {
  return {
    code,
    label,
    amountInclVatOre: amount.inclOre,
    amountExclVatOre: amount.exclOre,
    ...(kind === "gift-card" ? { giftCard: { balanceOre: value - amount.inclOre, validUntil } } : {}),
  };
}

/** The codes in the format of the cart. The totals include gift cards, for clients that do not know these. */
export function discountOf(
  { codes, discount, giftCardsOre }: Pick<CartPriceBreakdown, "codes" | "discount" | "giftCardsOre">,
  includesVat: boolean,
): Discount {
  const [totalInclVatOre, totalExclVatOre] = [discount.inclOre + giftCardsOre, discount.exclOre + giftCardsOre];
  return {
    rows: codes.map(codeOf),
    totalOre: includesVat ? totalInclVatOre : totalExclVatOre,
    totalInclVatOre,
    totalExclVatOre,
  };
}
