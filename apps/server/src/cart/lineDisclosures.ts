import { amountOf } from "@torg/cart/domain/pricing";
import { takeBackText } from "@torg/compliance";
import { toKronor } from "@torg/format";
import { comparisonPrice } from "../catalogue/products/comparisonPrice.ts";
import { orderingTexts } from "../texts/orderingTexts.ts";
import type { CartRow } from "./CartRow.ts";

function measurePrice(
  { priceOre, measure, vatPercent }: Pick<CartRow, "priceOre" | "measure" | "vatPercent">,
  includesVat: boolean,
): readonly string[] {
  const ore = includesVat || priceOre === null ? priceOre : amountOf(priceOre, vatPercent).exclOre;
  const { comparisonPriceOre, comparisonUnit: unit } = comparisonPrice(ore, measure);
  return comparisonPriceOre === null || unit === null
    ? []
    : [orderingTexts.comparisonPrice({ price: toKronor(comparisonPriceOre), unit, includesVat })];
}

type DisclosedRow = Pick<
  CartRow,
  "giftCampaignId" | "priceOre" | "vatPercent" | "measure" | "withdrawalExemptReason" | "takesBack"
>;

/**
 * The legal disclosures of a line before ordering: the unit price in the VAT mode of the cart, that the right of
 * withdrawal does not apply, and that the old product is taken back. Empty for gifts.
 */
export function lineDisclosures(row: DisclosedRow, includesVat: boolean): readonly string[] {
  if (row.giftCampaignId !== null) return [];
  return [
    ...measurePrice(row, includesVat),
    ...(row.withdrawalExemptReason === null ? [] : [row.withdrawalExemptReason]),
    ...(row.takesBack ? [takeBackText] : []),
  ];
}
