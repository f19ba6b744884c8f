import type { CartTexts } from "@torg/cart/texts";
import { cartTexts, offerCartTexts } from "@torg/cart/texts";

/** The words of the cart as the server renders them. */
export const shownCartTexts = (isOffer: boolean | undefined): CartTexts =>
  isOffer === true ? offerCartTexts : cartTexts;
