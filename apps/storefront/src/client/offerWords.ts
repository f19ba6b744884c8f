export { offerCartTexts } from "@torg/cart/texts";
