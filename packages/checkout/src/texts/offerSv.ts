import { checkoutTexts } from "./sv.ts";
import { toOfferCheckout } from "./toOfferCheckout.ts";

/** The words where a shop takes requests for an offer instead of orders. */
export const offerCheckoutTexts = toOfferCheckout(checkoutTexts);
