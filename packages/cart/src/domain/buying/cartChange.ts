import { isGift, type CartLine } from "../cart.ts";
import { clampQuantity } from "@torg/format/typed";

/** A request to set a row to this quantity; 0 removes it. Only for a row whose quantity the visitor has changed. */
export interface RowQuantity {
  readonly productId: number;
  readonly rowId: string;
  readonly quantity: number;
}

/** A request for this many more of a product, whatever the cart holds; `rowId` if the product's row is known. */
export interface MoreOfProduct {
  readonly productId: number;
  readonly rowId?: string;
  readonly variantId?: number;
  readonly added: number;
}

/** One requested change of the cart. */
export type CartChange = RowQuantity | MoreOfProduct;

/** An addition by the visitor: a product, optionally one variant of it and addons. */
export interface Addition {
  readonly productId: number;
  readonly variantId?: number | null;
  readonly addonProductIds?: readonly number[];
  /** Pieces of the product; one if left out. */
  readonly quantity?: number;
}

/** A change as it is sent. With `added`, `quantity` is only for servers that do not support additions to a row. */
export interface UpdateEntry {
  readonly quantity: number;
  readonly rowId?: string;
  readonly variantId?: number;
  readonly added?: number;
}

/** One call's worth of changes: at most one for each product. */
export interface UpdateRequest {
  readonly products: Readonly<Record<string, UpdateEntry>>;
  readonly refreshCheckout: boolean;
}

/** Lines, and added products that have no line yet. */
export interface AnticipatedCart {
  readonly lines: readonly CartLine[];
  readonly arriving?: readonly MoreOfProduct[];
}

/** Whether a change adds to the current quantity instead of setting it. */
export function isMore(change: CartChange): change is MoreOfProduct {
  return "added" in change;
}

/** Identifies a row before and after the server has given it an id: changes with the same key concern the same row. */
export function changeKey(change: Pick<MoreOfProduct, "productId" | "rowId" | "variantId">): string {
  return change.rowId ?? `${change.productId}/${change.variantId ?? 0}`;
}

/** Identifies a product and variant among the additions of a page. */
export function purchaseKey(productId: number, variantId: number | null): string {
  return changeKey({ productId, ...variantField(variantOf(variantId)) });
}

/** The lines of a product, without gifts; given a variant, only lines of that variant. */
export function linesOf(
  cart: AnticipatedCart,
  productId: number,
  variantId: number | null = null,
): readonly CartLine[] {
  const variant = variantOf(variantId);
  return cart.lines.filter(
    (line) => line.productId === productId && !isGift(line) && variantOf(line.variantId) === variant,
  );
}

/** The quantity of a product in the cart or about to be added, without gifts. */
export function quantityOf(cart: AnticipatedCart, productId: number, variantId: number | null = null): number {
  const key = purchaseKey(productId, variantId);
  const arriving = cart.arriving?.find((change) => changeKey(change) === key)?.added ?? 0;
  return linesOf(cart, productId, variantId).reduce((sum, line) => sum + line.quantity, arriving);
}

function variantField(variantId: number | undefined): { readonly variantId?: number } {
  return variantId === undefined ? {} : { variantId };
}

/** A variant counts only when its id is above 0. */
function variantOf(variantId: number | null | undefined): number | undefined {
  const id = variantId ?? 0;
  return id > 0 ? id : undefined;
}

/** The change that sets a line to a quantity, limited to the line's maximum. */
export function changeOfLine(line: CartLine, quantity: number): RowQuantity {
  return {
    productId: line.productId,
    rowId: line.rowId,
    quantity: clampQuantity(quantity, { max: line.maxPurchasableQuantity }),
  };
}

/** The changes that add a product and one of each addon. */
export function changesOfAddition({
  productId,
  variantId,
  addonProductIds = [],
  quantity = 1,
}: Addition): readonly MoreOfProduct[] {
  const addons = addonProductIds.map((id) => ({ productId: id, added: 1 }));
  return [{ productId, ...variantField(variantOf(variantId)), added: quantity }, ...addons];
}

/** The change that restores a removed line with its earlier quantity. */
export function changeOfReturn(line: Pick<CartLine, "productId" | "variantId" | "quantity">): MoreOfProduct {
  const { productId, variantId, quantity } = line;
  return { productId, ...variantField(variantOf(variantId)), added: quantity };
}

/** The same change with its product's row id; unchanged if the cart has no such row. */
export function withRow(change: CartChange, cart: AnticipatedCart): CartChange {
  if (!isMore(change)) return change;
  const [line] = linesOf(cart, change.productId, change.variantId);
  return line === undefined ? change : { ...change, rowId: line.rowId };
}

/** Merges two changes of one row: a set quantity replaces the earlier change, an addition is added to it. */
export function bothChanges(earlier: CartChange, later: CartChange): CartChange {
  if (!isMore(later)) return later;
  if (isMore(earlier)) return { ...later, added: earlier.added + later.added };
  return { ...earlier, quantity: earlier.quantity + later.added };
}

/** The quantity of a line after a change; an addition stops at the customer's maximum and never lowers the quantity. */
export function quantityAfter(line: CartLine, change: CartChange): number {
  const bounds = { max: line.maxPurchasableQuantity };
  if (!isMore(change)) return clampQuantity(change.quantity, bounds);
  return Math.max(line.quantity, clampQuantity(line.quantity + change.added, bounds));
}

/** Splits changes, in order, into those that fit in one call and those that wait for the next. */
export function splitChanges(changes: readonly CartChange[]): readonly [readonly CartChange[], readonly CartChange[]] {
  const now = changes.filter(
    (change, index) => changes.findIndex((other) => other.productId === change.productId) === index,
  );
  return [now, changes.filter((change) => !now.includes(change))];
}

/**
 * Sets a quantity only for a row that the visitor has set, or with `added`, calculated from the row's held quantity.
 */
function entryOf(change: CartChange, held: readonly CartLine[]): UpdateEntry {
  if (!isMore(change)) return { rowId: change.rowId, quantity: change.quantity };
  const { rowId, variantId, added } = change;
  if (rowId === undefined) return { ...variantField(variantId), quantity: added };
  const quantity = held.find((line) => line.rowId === rowId)?.quantity ?? 0;
  return { rowId, ...variantField(variantId), quantity: quantity + added, added };
}

/** The request of the update call for these changes; `held` are the lines the server has at that point. */
export function updateRequest(
  changes: readonly CartChange[],
  held: readonly CartLine[],
  refreshCheckout: boolean,
): UpdateRequest {
  const entries = changes.map((change) => [change.productId, entryOf(change, held)] as const);
  return { products: Object.fromEntries(entries), refreshCheckout };
}
