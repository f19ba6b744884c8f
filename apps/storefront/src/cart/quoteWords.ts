// The words of a shop that takes requests for offers; no other fetches them.
export { quoteCartTexts } from "@torg/cart/texts";
export { toOfferCheckout } from "@torg/checkout/texts";
