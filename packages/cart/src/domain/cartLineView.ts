import { isGift, type CartLine } from "./cart.ts";
import { isAtMax } from "./buying/isAtMax.ts";

/** The name of a line, prefixed with its parent's name if it is a variant. */
export function lineName(line: Pick<CartLine, "name" | "parentName">): string {
  return line.parentName === null || line.parentName === "" ? line.name : `${line.parentName} ${line.name}`;
}

/** Index of a line's product among the lines, without gifts, or -1. */
export function placeOfProduct(
  lines: readonly CartLine[],
  { productId, variantId }: Pick<CartLine, "productId" | "variantId">,
): number {
  return lines.findIndex((line) => line.productId === productId && line.variantId === variantId && !isGift(line));
}

/**
 * Notices shared by all products of the cart, which are then shown once. Empty for a single line; gifts do not count.
 */
export function noticesOfAll(lines: readonly Pick<CartLine, "giftCampaignId" | "notices">[]): readonly string[] {
  const [first, ...otherLines] = lines.filter((line) => !isGift(line));
  if (first === undefined || otherLines.length === 0) return [];
  return first.notices.filter((notice) => otherLines.every(({ notices }) => notices.includes(notice)));
}

/** A message of a line to the visitor. */
export interface LineMessage {
  readonly code: "oversold" | "max-reached" | "limited-stock";
  /** The maximum per customer, or how many are left. */
  readonly count: number;
}

/** The most serious message of a line, or null. */
export function lineMessage(
  line: Pick<CartLine, "isOversold" | "quantity" | "maxPurchasableQuantity" | "hasLimitedStock" | "stock">,
): LineMessage | null {
  const stockLeft = line.stock ?? 0;
  if (line.isOversold) return { code: "oversold", count: stockLeft };
  if (isAtMax(line)) return { code: "max-reached", count: line.maxPurchasableQuantity ?? line.quantity };
  return line.hasLimitedStock && stockLeft > 0 ? { code: "limited-stock", count: stockLeft } : null;
}

/** The stock status of a line as HTML; empty if its message already says that there are no more. */
export function shownStatus(line: Pick<CartLine, "isOversold" | "statusHtml">): string {
  return line.isOversold ? "" : line.statusHtml;
}

/** The prices of a line in the VAT mode, in ore; `originalOre` is struck through, and null if nothing is reduced. */
export interface LinePrices {
  readonly unitOre: number;
  readonly originalOre: number | null;
  readonly totalOre: number;
}

/** The prices that a line shows: a gift shows its value, a reduced line its earlier unit price. */
export function linePrices(line: CartLine, includesVat: boolean): LinePrices {
  const [unitOre, totalOre, priorOre, giftOre] = includesVat
    ? [line.unitPriceInclVatOre, line.totalPriceInclVatOre, line.originalPriceInclVatOre, line.giftValueInclVatOre]
    : [line.unitPriceExclVatOre, line.totalPriceExclVatOre, line.originalPriceExclVatOre, line.giftValueExclVatOre];
  const reducedOre = line.isDiscounted ? priorOre : null;
  const originalOre = (isGift(line) ? giftOre : reducedOre) ?? 0;
  return { unitOre, originalOre: originalOre > unitOre ? originalOre : null, totalOre };
}
