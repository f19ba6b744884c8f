import type { CartTexts } from "@torg/cart/texts";
import { cartTexts, quoteCartTexts } from "@torg/cart/texts";

/** The words of the cart as the server renders them. */
export const shownCartTexts = (isQuote: boolean | undefined): CartTexts =>
  isQuote === true ? quoteCartTexts : cartTexts;
