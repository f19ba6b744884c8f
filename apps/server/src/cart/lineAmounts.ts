import { withoutVat } from "@torg/cart/domain";
import { vatFactor } from "../money/vatFactor.ts";
import type { CartRow } from "./CartRow.ts";

/** What one line costs, in ore; a gift costs nothing and keeps its ordinary price beside. */
export interface LineAmounts {
  readonly unitOre: number;
  readonly unitExclOre: number;
  readonly originalOre: number;
  readonly originalExclOre: number;
  readonly totalOre: number;
  readonly totalExclOre: number;
}

/** Works out a line from its product's price at this moment. A product without a price counts as 0. */
export function lineAmounts(
  row: Pick<CartRow, "priceOre" | "originalPriceOre" | "giftCampaignId" | "quantity" | "vatPercent">,
): LineAmounts {
  const factor = vatFactor(row.vatPercent);
  const ordinary = row.priceOre ?? 0;
  const unitOre = row.giftCampaignId === null ? ordinary : 0;
  const originalOre = row.originalPriceOre ?? ordinary;
  const totalOre = unitOre * row.quantity;
  return {
    unitOre,
    unitExclOre: withoutVat(unitOre, factor),
    originalOre,
    originalExclOre: withoutVat(originalOre, factor),
    totalOre,
    totalExclOre: withoutVat(totalOre, factor),
  };
}
