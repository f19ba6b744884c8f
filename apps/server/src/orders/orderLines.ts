import { withoutVat } from "@torg/cart/domain";
import type { CartRow } from "../cart/CartRow.ts";
import type { DiscountAmount } from "../cart/discountAmounts.ts";
import { lineAmounts } from "../cart/lineAmounts.ts";
import { vatFactor } from "../money/vatFactor.ts";

/** A line as the order keeps it; amounts are ore with VAT. */
export interface OrderLine {
  readonly row: CartRow;
  readonly unitOre: number;
  readonly originalOre: number;
  readonly totalOre: number;
  readonly discountOre: number;
  /** The VAT within the total less the discount. */
  readonly vatOre: number;
}

/** Freezes the lines of a cart with their share of every discount and their VAT. */
export function orderLines(rows: readonly CartRow[], discounts: readonly DiscountAmount[]): readonly OrderLine[] {
  return rows.map((row, index) => {
    const { unitOre, originalOre, totalOre } = lineAmounts(row);
    const discountOre = discounts.reduce((sum, one) => sum + (one.shares[index] ?? 0), 0);
    const net = totalOre - discountOre;
    return {
      row,
      unitOre,
      originalOre,
      totalOre,
      discountOre,
      vatOre: net - withoutVat(net, vatFactor(row.vatPercent)),
    };
  });
}

/** How many of each product leave the stock, several lines of one product added up, in the order of product ids. */
export function stockDemand(
  rows: readonly CartRow[],
): readonly { readonly productId: number; readonly quantity: number }[] {
  const demand = new Map<number, number>();
  for (const row of rows) demand.set(row.soldId, (demand.get(row.soldId) ?? 0) + row.quantity);
  return [...demand]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => a.productId - b.productId);
}
