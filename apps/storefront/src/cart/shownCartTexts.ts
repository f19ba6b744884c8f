import type { CartTexts } from "@torg/cart/texts";
import { cartTexts, quoteCartTexts } from "@torg/cart/texts";

/** The words of the cart as the server renders them. */
export const shownCartTexts = (isOffer: boolean | undefined): CartTexts =>
  isOffer === true ? quoteCartTexts : cartTexts;
