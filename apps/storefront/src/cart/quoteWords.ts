// Texts of a shop that takes quote requests; other shops do not fetch them.
export { quoteCartTexts } from "@torg/cart/texts";
export { quoteCheckoutTexts } from "@torg/checkout/texts";
