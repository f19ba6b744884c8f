import { clampQuantity } from "@torg/format/typed";
import type { CartLine } from "../cart.ts";
import { type ProductRow, variantField } from "./productKey.ts";

/** A request to set a row to this quantity; 0 removes it. Only for a row whose quantity the visitor has changed. */
export interface SetQuantity {
  readonly kind: "set";
  readonly productId: number;
  readonly rowId: string;
  readonly quantity: number;
}

/** A request for this many more of a product, whatever the cart holds; `rowId` if the product's row is known. */
export interface AddQuantity extends ProductRow {
  readonly kind: "add";
  readonly added: number;
}

/** One requested change of the cart. */
export type CartChange = SetQuantity | AddQuantity;

/** An addition by the visitor: a product, optionally one variant of it and addons. */
export interface Addition {
  readonly productId: number;
  readonly variantId?: number | null;
  readonly addonProductIds?: readonly number[];
  /** Pieces of the product; one if left out. */
  readonly quantity?: number;
}

/** The change that sets a line to a quantity, limited to the line's maximum. */
export function setLineQuantity(line: CartLine, quantity: number): SetQuantity {
  return {
    kind: "set",
    productId: line.productId,
    rowId: line.rowId,
    quantity: clampQuantity(quantity, { max: line.maxPurchasableQuantity }),
  };
}

/** The changes that add a product and one of each addon. */
export function addProducts({
  productId,
  variantId,
  addonProductIds = [],
  quantity = 1,
}: Addition): readonly AddQuantity[] {
  const addons = addonProductIds.map((id): AddQuantity => ({ kind: "add", productId: id, added: 1 }));
  return [{ kind: "add", productId, ...variantField(variantId), added: quantity }, ...addons];
}

/** The change that restores a removed line with its earlier quantity. */
export function restoreLine(line: Pick<CartLine, "productId" | "variantId" | "quantity">): AddQuantity {
  const { productId, variantId, quantity } = line;
  return { kind: "add", productId, ...variantField(variantId), added: quantity };
}

/** Merges two changes of one row: a set quantity replaces the earlier change, an addition is added to it. */
export function mergeChanges(earlier: CartChange, later: CartChange): CartChange {
  if (later.kind === "set") return later;
  if (earlier.kind === "add") return { ...later, added: earlier.added + later.added };
  return { ...earlier, quantity: earlier.quantity + later.added };
}

/** The quantity of a line after a change; an addition stops at the customer's maximum and never lowers the quantity. */
export function quantityAfter(line: CartLine, change: CartChange): number {
  const bounds = { max: line.maxPurchasableQuantity };
  if (change.kind === "set") return clampQuantity(change.quantity, bounds);
  return Math.max(line.quantity, clampQuantity(line.quantity + change.added, bounds));
}
