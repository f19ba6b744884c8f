import { isGift, type CartLine } from "../cart.ts";
import { clampQuantity } from "@torg/format";

/** The wish that a row has this quantity; 0 removes it. Only for a row whose quantity the visitor has changed. */
export interface RowQuantity {
  readonly product_id: number;
  readonly row_id: string;
  readonly quantity: number;
}

/** The wish for so many more of a product, whatever the cart holds; `row_id` where the row that holds it is known. */
export interface MoreOfProduct {
  readonly product_id: number;
  readonly row_id?: string;
  readonly variant_id?: number;
  readonly added: number;
}

/** One wish about the cart. */
export type CartChange = RowQuantity | MoreOfProduct;

/** What a visitor adds: a product, perhaps one variant of it, perhaps with addons. */
export interface Addition {
  readonly productId: number;
  readonly variantId?: number | null;
  readonly addonProductIds?: readonly number[];
}

/** A change as it is sent: with `added` beside it, `quantity` is only for servers that do not know additions to a row. */
export interface UpdateEntry {
  readonly quantity: number;
  readonly row_id?: string;
  readonly variant_id?: number;
  readonly added?: number;
}

/** One call's worth of changes: at most one for each product. */
export interface UpdateRequest {
  readonly products: Readonly<Record<string, UpdateEntry>>;
  readonly refresh_checkout: 0 | 1;
}

/** Lines, and products that have been added but have no line yet. */
export interface AnticipatedCart {
  readonly products: readonly CartLine[];
  readonly arriving?: readonly MoreOfProduct[];
}

/** Whether a change adds to what is there, whatever it is, instead of naming a quantity. */
export function isMore(change: CartChange): change is MoreOfProduct {
  return "added" in change;
}

/** Names a row before and after the server has given it an id: two changes with the same key are about the same row. */
export function changeKey(change: Pick<MoreOfProduct, "product_id" | "row_id" | "variant_id">): string {
  return change.row_id ?? `${change.product_id}/${change.variant_id ?? 0}`;
}

/** Names a product and variant among what has been added on a page. */
export function purchaseKey(productId: number, variantId: number | null): string {
  return changeKey({ product_id: productId, ...variantField(variantOf(variantId)) });
}

/** The lines of a product, gifts left out; with a variant only those of that variant. */
export function linesOf(
  cart: AnticipatedCart,
  productId: number,
  variantId: number | null = null,
): readonly CartLine[] {
  const variant = variantOf(variantId);
  return cart.products.filter(
    (line) => line.product_id === productId && !isGift(line) && variantOf(line.variant_id) === variant,
  );
}

/** How many of a product are in the cart or on their way into it, gifts left out. */
export function quantityOf(cart: AnticipatedCart, productId: number, variantId: number | null = null): number {
  const key = purchaseKey(productId, variantId);
  const arriving = cart.arriving?.find((change) => changeKey(change) === key)?.added ?? 0;
  return linesOf(cart, productId, variantId).reduce((sum, line) => sum + line.quantity, arriving);
}

function variantField(variantId: number | undefined): { readonly variant_id?: number } {
  return variantId === undefined ? {} : { variant_id: variantId };
}

/** A variant counts only when its id is above 0. */
function variantOf(variantId: number | null | undefined): number | undefined {
  const id = variantId ?? 0;
  return id > 0 ? id : undefined;
}

/** The change that sets a line to a quantity; a line's own maximum is kept. */
export function changeOfLine(line: CartLine, quantity: number): RowQuantity {
  return {
    product_id: line.product_id,
    row_id: line.row_id,
    quantity: clampQuantity(quantity, { max: line.max_purchasable_quantity }),
  };
}

/** The changes that add one of a product and one of each addon. */
export function changesOfAddition({ productId, variantId, addonProductIds = [] }: Addition): readonly MoreOfProduct[] {
  const addons = addonProductIds.map((id) => ({ product_id: id, added: 1 }));
  return [{ product_id: productId, ...variantField(variantOf(variantId)), added: 1 }, ...addons];
}

/** The change that puts a removed line back with the quantity that it had. */
export function changeOfReturn(line: Pick<CartLine, "product_id" | "variant_id" | "quantity">): MoreOfProduct {
  const { product_id, variant_id, quantity } = line;
  return { product_id, ...variantField(variantOf(variant_id)), added: quantity };
}

/** The same change with the row that holds its product; as it was where the cart has none. */
export function withRow(change: CartChange, cart: AnticipatedCart): CartChange {
  if (!isMore(change)) return change;
  const [line] = linesOf(cart, change.product_id, change.variant_id);
  return line === undefined ? change : { ...change, row_id: line.row_id };
}

/** What two changes of one row come to: a quantity takes the place of what was before it, an addition goes on top. */
export function bothChanges(earlier: CartChange, later: CartChange): CartChange {
  if (!isMore(later)) return later;
  if (isMore(earlier)) return { ...later, added: earlier.added + later.added };
  return { ...earlier, quantity: earlier.quantity + later.added };
}

/** The quantity of a line after a change of it; an addition stops at what one customer may buy and lowers nothing. */
export function quantityAfter(line: CartLine, change: CartChange): number {
  const bounds = { max: line.max_purchasable_quantity };
  if (!isMore(change)) return clampQuantity(change.quantity, bounds);
  return Math.max(line.quantity, clampQuantity(line.quantity + change.added, bounds));
}

/** Takes as many changes as fit in one call, in order; the second list waits for the next call. */
export function splitChanges(changes: readonly CartChange[]): readonly [readonly CartChange[], readonly CartChange[]] {
  const now = changes.filter(
    (change, index) => changes.findIndex((other) => other.product_id === change.product_id) === index,
  );
  return [now, changes.filter((change) => !now.includes(change))];
}

/** A quantity is only named for a row that the visitor has set, or beside `added`, reckoned from what the row held. */
function entryOf(change: CartChange, held: readonly CartLine[]): UpdateEntry {
  if (!isMore(change)) return { row_id: change.row_id, quantity: change.quantity };
  const { row_id, variant_id, added } = change;
  if (row_id === undefined) return { ...variantField(variant_id), quantity: added };
  const quantity = held.find((line) => line.row_id === row_id)?.quantity ?? 0;
  return { row_id, ...variantField(variant_id), quantity: quantity + added, added };
}

/** Writes changes as the request of the update call; `held` are the lines as the server has them by now. */
export function updateRequest(
  changes: readonly CartChange[],
  held: readonly CartLine[],
  refreshCheckout: boolean,
): UpdateRequest {
  const entries = changes.map((change) => [change.product_id, entryOf(change, held)] as const);
  return { products: Object.fromEntries(entries), refresh_checkout: refreshCheckout ? 1 : 0 };
}
