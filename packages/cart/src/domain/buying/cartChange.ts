import { isGift, type CartLine } from "../cart.ts";
import { clampQuantity } from "../quantity.ts";

/** The wish that a row has this quantity; 0 removes it. Without `row_id` the product gets a row of its own. */
export interface CartChange {
  readonly product_id: number;
  readonly row_id?: string;
  readonly variant_id?: number;
  readonly quantity: number;
}

/** What a visitor adds: a product, perhaps one variant of it, perhaps with addons. */
export interface Addition {
  readonly productId: number;
  readonly variantId?: number | null;
  readonly addonProductIds?: readonly number[];
}

/** One call's worth of changes: at most one for each product. */
export interface UpdateRequest {
  readonly products: Readonly<Record<string, Omit<CartChange, "product_id">>>;
  readonly refresh_checkout: 0 | 1;
}

/** Lines, and products that have been added but have no line yet. */
export interface AnticipatedCart {
  readonly products: readonly CartLine[];
  readonly arriving?: readonly CartChange[];
}

/** Names a row before and after the server has given it an id: two changes with the same key are about the same row. */
export function changeKey(change: Omit<CartChange, "quantity">): string {
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
  const arriving = arrivingOf(cart, productId, variantOf(variantId))?.quantity ?? 0;
  return linesOf(cart, productId, variantId).reduce((sum, line) => sum + line.quantity, arriving);
}

function arrivingOf(cart: AnticipatedCart, productId: number, variantId: number | undefined): CartChange | undefined {
  const key = changeKey({ product_id: productId, ...variantField(variantId) });
  return cart.arriving?.find((change) => changeKey(change) === key);
}

function variantField(variantId: number | undefined): { readonly variant_id?: number } {
  return variantId === undefined ? {} : { variant_id: variantId };
}

/** A variant counts only when its id is above 0. */
function variantOf(variantId: number | null | undefined): number | undefined {
  return variantId !== null && variantId !== undefined && variantId > 0 ? variantId : undefined;
}

/** The change that sets a line to a quantity; a line's own maximum is kept. */
export function changeOfLine(line: CartLine, quantity: number): CartChange {
  return {
    product_id: line.product_id,
    row_id: line.row_id,
    quantity: clampQuantity(quantity, { max: line.max_purchasable_quantity }),
  };
}

/** The changes that add one of a product and one of each addon: an existing row goes up by one, else a row starts at 1. */
export function changesOfAddition(cart: AnticipatedCart, addition: Addition): readonly CartChange[] {
  const addons = (addition.addonProductIds ?? []).map((productId) => oneMore(cart, productId, undefined));
  return [oneMore(cart, addition.productId, variantOf(addition.variantId)), ...addons];
}

function oneMore(cart: AnticipatedCart, productId: number, variantId: number | undefined): CartChange {
  const change = { product_id: productId, ...variantField(variantId) };
  const arriving = arrivingOf(cart, productId, variantId);
  if (arriving !== undefined) return { ...change, quantity: arriving.quantity + 1 };
  const [line] = linesOf(cart, productId, variantId ?? null);
  if (line === undefined) return { ...change, quantity: 1 };
  return { ...change, row_id: line.row_id, quantity: line.quantity + 1 };
}

/** Takes as many changes as fit in one call, in order; the second list waits for the next call. */
export function splitChanges(changes: readonly CartChange[]): readonly [readonly CartChange[], readonly CartChange[]] {
  const now = changes.filter(
    (change, index) => changes.findIndex((other) => other.product_id === change.product_id) === index,
  );
  return [now, changes.filter((change) => !now.includes(change))];
}

/** Writes changes as the request of the update call. */
export function updateRequest(changes: readonly CartChange[], refreshCheckout: boolean): UpdateRequest {
  const entries = changes.map(({ product_id, ...entry }) => [product_id, entry] as const);
  return { products: Object.fromEntries(entries), refresh_checkout: refreshCheckout ? 1 : 0 };
}
