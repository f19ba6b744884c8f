import type { CartTexts } from "@torg/cart/texts";
import { cartTexts, quoteCartTexts } from "@torg/cart/texts";

/** The cart's texts as the server renders them. */
export const shownCartTexts = (isQuote: boolean | undefined): CartTexts =>
  isQuote === true ? quoteCartTexts : cartTexts;

/** The same in the browser, where only shops that take quote requests fetch the texts for quotes. */
export async function cartWords(isQuote: boolean | undefined): Promise<CartTexts> {
  return isQuote === true ? (await import("./quoteWords.ts")).quoteCartTexts : cartTexts;
}
