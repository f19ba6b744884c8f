import type { CartTexts } from "@torg/cart/texts";
import { cartTexts, quoteCartTexts } from "@torg/cart/texts";

/** The words of the cart as the server renders them. */
export const shownCartTexts = (isQuote: boolean | undefined): CartTexts =>
  isQuote === true ? quoteCartTexts : cartTexts;

/** The same in the browser, where those of a shop that takes requests for quotes are fetched only by such a shop. */
export async function cartWords(isQuote: boolean | undefined): Promise<CartTexts> {
  return isQuote === true ? (await import("./quoteWords.ts")).quoteCartTexts : cartTexts;
}
