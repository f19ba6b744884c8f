import { isGift, type CartLine } from "../cart.ts";
import { clampQuantity } from "@torg/format/typed";

/** The wish that a row has this quantity; 0 removes it. Only for a row whose quantity the visitor has changed. */
export interface RowQuantity {
  readonly productId: number;
  readonly rowId: string;
  readonly quantity: number;
}

/** The wish for so many more of a product, whatever the cart holds; `rowId` where the row that holds it is known. */
export interface MoreOfProduct {
  readonly productId: number;
  readonly rowId?: string;
  readonly variantId?: number;
  readonly added: number;
}

/** One wish about the cart. */
export type CartChange = RowQuantity | MoreOfProduct;

/** What a visitor adds: a product, perhaps one variant of it, perhaps with addons. */
export interface Addition {
  readonly productId: number;
  readonly variantId?: number | null;
  readonly addonProductIds?: readonly number[];
  /** Pieces of the product; one when left out. */
  readonly quantity?: number;
}

/** A change as it is sent: with `added` beside it, `quantity` is only for servers that do not know additions to a row. */
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

/** Lines, and products that have been added but have no line yet. */
export interface AnticipatedCart {
  readonly lines: readonly CartLine[];
  readonly arriving?: readonly MoreOfProduct[];
}

/** Whether a change adds to what is there, whatever it is, instead of naming a quantity. */
export function isMore(change: CartChange): change is MoreOfProduct {
  return "added" in change;
}

/** Names a row before and after the server has given it an id: two changes with the same key are about the same row. */
export function changeKey(change: Pick<MoreOfProduct, "productId" | "rowId" | "variantId">): string {
  return change.rowId ?? `${change.productId}/${change.variantId ?? 0}`;
}

/** Names a product and variant among what has been added on a page. */
export function purchaseKey(productId: number, variantId: number | null): string {
  return changeKey({ productId, ...variantField(variantOf(variantId)) });
}

/** The lines of a product, gifts left out; with a variant only those of that variant. */
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

/** How many of a product are in the cart or on their way into it, gifts left out. */
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

/** The change that sets a line to a quantity; a line's own maximum is kept. */
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

/** The change that puts a removed line back with the quantity that it had. */
export function changeOfReturn(line: Pick<CartLine, "productId" | "variantId" | "quantity">): MoreOfProduct {
  const { productId, variantId, quantity } = line;
  return { productId, ...variantField(variantOf(variantId)), added: quantity };
}

/** The same change with the row that holds its product; as it was where the cart has none. */
export function withRow(change: CartChange, cart: AnticipatedCart): CartChange {
  if (!isMore(change)) return change;
  const [line] = linesOf(cart, change.productId, change.variantId);
  return line === undefined ? change : { ...change, rowId: line.rowId };
}

/** Merges two changes of one row: a quantity replaces what came before it, an addition is added to it. */
export function bothChanges(earlier: CartChange, later: CartChange): CartChange {
  if (!isMore(later)) return later;
  if (isMore(earlier)) return { ...later, added: earlier.added + later.added };
  return { ...earlier, quantity: earlier.quantity + later.added };
}

/** The quantity of a line after a change of it; an addition stops at what one customer may buy and lowers nothing. */
export function quantityAfter(line: CartLine, change: CartChange): number {
  const bounds = { max: line.maxPurchasableQuantity };
  if (!isMore(change)) return clampQuantity(change.quantity, bounds);
  return Math.max(line.quantity, clampQuantity(line.quantity + change.added, bounds));
}

/** Takes as many changes as fit in one call, in order; the second list waits for the next call. */
export function splitChanges(changes: readonly CartChange[]): readonly [readonly CartChange[], readonly CartChange[]] {
  const now = changes.filter(
    (change, index) => changes.findIndex((other) => other.productId === change.productId) === index,
  );
  return [now, changes.filter((change) => !now.includes(change))];
}

/** A quantity is only named for a row that the visitor has set, or beside `added`, reckoned from what the row held. */
function entryOf(change: CartChange, held: readonly CartLine[]): UpdateEntry {
  if (!isMore(change)) return { rowId: change.rowId, quantity: change.quantity };
  const { rowId, variantId, added } = change;
  if (rowId === undefined) return { ...variantField(variantId), quantity: added };
  const quantity = held.find((line) => line.rowId === rowId)?.quantity ?? 0;
  return { rowId, ...variantField(variantId), quantity: quantity + added, added };
}

/** Changes as the request of the update call; `held` are the lines as the server has them by now. */
export function updateRequest(
  changes: readonly CartChange[],
  held: readonly CartLine[],
  refreshCheckout: boolean,
): UpdateRequest {
  const entries = changes.map((change) => [change.productId, entryOf(change, held)] as const);
  return { products: Object.fromEntries(entries), refreshCheckout };
}
