import type { Cart } from "./cart.ts";

/** What lies in a cart, as a text: it is another once another window has changed it. */
export const shownCart = ({ lines }: Pick<Cart, "lines">): string =>
  lines.map(({ rowId, quantity, totalPriceInclVatOre }) => `${rowId}:${quantity}:${totalPriceInclVatOre}`).join(" ");
