import type { CartTexts } from "@torg/cart/texts";
import { cartTexts } from "@torg/cart/texts";

/** The words of the cart; those of a shop that takes requests for offers are fetched only there. */
export async function cartWords(isOffer: boolean | undefined): Promise<CartTexts> {
  return isOffer === true ? (await import("./quoteWords.ts")).quoteCartTexts : cartTexts;
}
