import type { CaptureOrder } from "../PaymentProvider.ts";

/** An order row in the payment administration; quantities are hundredths, amounts öre. */
export interface SveaRow {
  readonly OrderRowId: number;
  readonly ArticleNumber: string;
  readonly Quantity: number;
  readonly UnitPrice: number;
  readonly DiscountAmount: number;
  readonly AvailableActions: readonly string[];
}

/** The delivered quantity of a row, and its price. */
export interface SveaRowDelivery {
  readonly orderRowId: number;
  /** Hundredths. */
  readonly quantity: number;
  readonly totalOre: number;
}

function deliveryOf(row: SveaRow, quantity: number): SveaRowDelivery {
  const discountOre = Math.round((row.DiscountAmount * quantity) / row.Quantity);
  const totalOre = Math.round((row.UnitPrice * quantity) / 100) - discountOre;
  return { orderRowId: row.OrderRowId, quantity, totalOre };
}

/**
 * The rows that a capture delivers: those of its lines by article number, the gift card rows, and the row that an
 * earlier attempt at the same capture added.
 */
export function sveaDeliveryOf(
  rows: readonly SveaRow[],
  { lines, key }: Pick<CaptureOrder, "lines" | "key">,
): readonly SveaRowDelivery[] {
  const isPaidByCard = lines.some(({ kind }) => kind === "gift-card");
  return rows
    .filter(({ AvailableActions: actions }) => actions.includes("CanDeliverRow"))
    .flatMap((row) => {
      if (lines.length === 0) return [deliveryOf(row, row.Quantity)];
      const line = lines.find(({ kind, articleId }) => kind !== "gift-card" && articleId === row.ArticleNumber);
      if (line !== undefined) return [deliveryOf(row, Math.min(line.quantity * 100, row.Quantity))];
      const goesAlong = row.ArticleNumber === key || (isPaidByCard && row.UnitPrice < 0);
      return goesAlong ? [deliveryOf(row, row.Quantity)] : [];
    });
}
