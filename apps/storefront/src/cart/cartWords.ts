import type { CartTexts } from "@torg/cart/texts";
import { cartTexts } from "@torg/cart/texts";

/** The words of the cart; those of a shop that takes requests for quotes are fetched only there. */
export async function cartWords(isQuote: boolean | undefined): Promise<CartTexts> {
  return isQuote === true ? (await import("./quoteWords.ts")).quoteCartTexts : cartTexts;
}
