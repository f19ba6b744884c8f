import { allMarked } from "@torg/ui/wire";
import { isAtMax } from "../domain/buying/isAtMax.ts";
import { buyMarks } from "./buyMarks.ts";

/** What of a line tells whether more can be bought. */
interface HeldLine {
  readonly product_id: number;
  readonly quantity: number;
  readonly max_purchasable_quantity: number | null;
  readonly is_overselling: boolean;
  readonly give_away_campaign_id: number | null;
}

function isLine(value: unknown): value is HeldLine {
  return typeof value === "object" && value !== null && "product_id" in value && "quantity" in value;
}

function linesOf(cart: unknown): readonly HeldLine[] {
  const lines: unknown = typeof cart === "object" && cart !== null && "products" in cart ? cart.products : [];
  return Array.isArray(lines) ? lines.filter(isLine) : [];
}

/**
 * The controls of the page that offer more of a product than there is for this visitor, by what the call of the cart has
 * answered: a document that is the same for everybody cannot know of it.
 */
export function fullControls(cart: unknown): readonly HTMLElement[] {
  const full = linesOf(cart).filter(
    (line) =>
      line.give_away_campaign_id === null &&
      (line.is_overselling ||
        isAtMax({ quantity: line.quantity, maxPurchasableQuantity: line.max_purchasable_quantity })),
  );
  const ids = new Set(full.map((line) => String(line.product_id)));
  return allMarked(document, buyMarks.control).filter(({ dataset }) => ids.has(dataset["buys"] ?? ""));
}
