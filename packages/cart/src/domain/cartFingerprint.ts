import type { Cart } from "./cart.ts";

/** The content of a cart as a string, which differs once another window has changed it. */
export const cartFingerprint = ({ lines }: Pick<Cart, "lines">): string =>
  lines.map(({ rowId, quantity, totalPriceInclVatOre }) => `${rowId}:${quantity}:${totalPriceInclVatOre}`).join(" ");
