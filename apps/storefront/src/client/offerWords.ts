export { offerCartTexts } from "@torg/cart/texts";
export { toOfferCheckout } from "@torg/checkout/texts";
