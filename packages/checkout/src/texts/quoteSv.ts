import { checkoutTexts } from "./sv.ts";
import { toQuoteCheckout } from "./toQuoteCheckout.ts";

/** The words where a shop takes requests for a quote instead of orders. */
export const quoteCheckoutTexts = toQuoteCheckout(checkoutTexts);
