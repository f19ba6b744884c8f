// The words of a shop that takes requests for offers; no other fetches them.
export { quoteCartTexts } from "@torg/cart/texts";
export { toQuoteCheckout } from "@torg/checkout/texts";
