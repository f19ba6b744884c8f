/** Suffix of a sum without VAT. */
export const exclVatNote = " exkl moms";

/** Accessible name of the cart link: the shop's word for it, the number of items, and their sum with its suffix. */
export const cartName = (word: string, count: number, sum: string): string =>
  `${word}, ${count} ${count === 1 ? "produkt" : "produkter"}, ${sum}`;
