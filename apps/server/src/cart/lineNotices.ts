import { takeBackOffer } from "@torg/compliance";
import { comparisonPrice } from "../catalogue/products/comparisonPrice.ts";
import { orderingTexts } from "../texts/orderingTexts.ts";
import type { CartRow } from "./CartRow.ts";

/**
 * What the buyer of a line has to be told before ordering: the price of a measure, that the right to withdraw does not
 * hold, and that the old product is taken back. Nothing of a gift.
 */
export function lineNotices(
  row: Pick<CartRow, "giftCampaignId" | "priceOre" | "measure" | "withdrawalExemptReason" | "takesBack">,
): readonly string[] {
  if (row.giftCampaignId !== null) return [];
  const { comparison_price: price, comparison_unit: unit } = comparisonPrice(row.priceOre, row.measure);
  return [
    ...(price === null || unit === null ? [] : [orderingTexts.comparisonPrice(price, unit)]),
    ...(row.withdrawalExemptReason === null ? [] : [row.withdrawalExemptReason]),
    ...(row.takesBack ? [takeBackOffer] : []),
  ];
}
