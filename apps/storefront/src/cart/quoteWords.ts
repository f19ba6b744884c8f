// The words of a shop that takes requests for quotes; no other fetches them.
export { quoteCartTexts } from "@torg/cart/texts";
export { quoteCheckoutTexts } from "@torg/checkout/texts";
