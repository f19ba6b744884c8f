import { cartCall, updateProductsCall } from "@torg/cart/contract";
import type * as z from "zod/mini";
import type { Visitor } from "../core/Visitor.ts";

/** The cart as the packages read it. */
export type ReadCart = z.output<(typeof cartCall)["response"]>;

/** Reads a visitor's cart. */
export function readCart(visitor: Visitor): Promise<ReadCart> {
  return visitor.ask(cartCall, {});
}

/** One change by product: an addition without its row; with the row, its new quantity, or the number `added` to it. */
export interface RowChange {
  readonly quantity: number;
  readonly rowId?: string;
  readonly variantId?: number;
  readonly added?: number;
}

/** Makes changes by product id, then reads the cart again. */
export async function fillCart(visitor: Visitor, rows: Readonly<Record<string, RowChange>>): Promise<ReadCart> {
  await visitor.ask(updateProductsCall, { products: { ...rows }, refreshCheckout: false });
  return readCart(visitor);
}
