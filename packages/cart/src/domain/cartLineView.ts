import { isGift, type CartLine } from "./cart.ts";
import { isAtMax } from "./buying/isAtMax.ts";
import { toOre } from "@torg/format";

/** The name of a line, prefixed with its parent's where it is a variant. */
export function lineName(line: Pick<CartLine, "name" | "parent_name">): string {
  return line.parent_name === null || line.parent_name === "" ? line.name : `${line.parent_name} ${line.name}`;
}

/** Where the product of a line stands among the lines, gifts left out, or -1. */
export function placeOfProduct(
  lines: readonly CartLine[],
  { product_id, variant_id }: Pick<CartLine, "product_id" | "variant_id">,
): number {
  return lines.findIndex((one) => one.product_id === product_id && one.variant_id === variant_id && !isGift(one));
}

/** What a line has to tell the visitor. */
export interface LineMessage {
  readonly code: "oversold" | "max-reached" | "limited-stock";
  /** How many one customer may buy, or how many are left. */
  readonly count: number;
}

/** The most serious message of a line, or null. */
export function lineMessage(
  line: Pick<
    CartLine,
    "is_overselling" | "quantity" | "max_purchasable_quantity" | "has_limited_in_stock_quantity" | "product_qty"
  >,
): LineMessage | null {
  const left = line.product_qty ?? 0;
  if (line.is_overselling) return { code: "oversold", count: left };
  if (isAtMax(line)) return { code: "max-reached", count: line.max_purchasable_quantity ?? line.quantity };
  return line.has_limited_in_stock_quantity && left > 0 ? { code: "limited-stock", count: left } : null;
}

/** The stock status of a line as HTML: none where its message says that there are no more. */
export function shownStatus(line: Pick<CartLine, "is_overselling" | "status_text">): string {
  return line.is_overselling ? "" : line.status_text;
}

/** The prices of a line in the VAT mode, in ore; `originalOre` is struck through and null where nothing is reduced. */
export interface LinePrices {
  readonly unitOre: number;
  readonly originalOre: number | null;
  readonly totalOre: number;
}

/** The prices that a line shows: a gift shows what it would have cost, a reduced line its earlier unit price. */
export function linePrices(line: CartLine, includesVat: boolean): LinePrices {
  const [unit, total, original, gift] = includesVat
    ? [
        line.unit_price_incl_vat,
        line.total_price_incl_vat,
        line.original_price_incl_vat,
        line.give_away_product_original_price_incl_vat,
      ]
    : [
        line.unit_price_excl_vat,
        line.total_price_excl_vat,
        line.original_price_excl_vat,
        line.give_away_product_original_price_excl_vat,
      ];
  const earlier = isGift(line) ? gift : line.is_discounted ? original : null;
  const [unitOre, earlierOre] = [toOre(unit), toOre(earlier ?? 0)];
  return { unitOre, originalOre: earlierOre > unitOre ? earlierOre : null, totalOre: toOre(total) };
}
