import { allMarked } from "@torg/ui/wire";
import { isAtMax } from "../domain/buying/isAtMax.ts";
import { buyMarks } from "./buyMarks.ts";

/** The fields of a line that show whether more can be bought. */
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
 * Returns the controls of the document that would add more of a product than this visitor may have, based on the
 * response of the cart call; a document cached for everybody cannot know it.
 */
export function fullControls(cart: unknown): readonly HTMLElement[] {
  const fullProducts = linesOf(cart).filter(
    (line) =>
      line.give_away_campaign_id === null &&
      (line.is_overselling ||
        isAtMax({ quantity: line.quantity, maxPurchasableQuantity: line.max_purchasable_quantity })),
  );
  const ids = new Set(fullProducts.map((line) => String(line.product_id)));
  return allMarked(document, buyMarks.control).filter(({ dataset }) => ids.has(dataset["buys"] ?? ""));
}
