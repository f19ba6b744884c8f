/** What stands after a sum that is told without VAT. */
export const exclVatNote = " exkl moms";

/** Name of the link to the cart: the shop's word for it, how many pieces it holds, and their sum with what follows it. */
export const cartName = (word: string, count: number, sum: string): string =>
  `${word}, ${count} ${count === 1 ? "produkt" : "produkter"}, ${sum}`;
