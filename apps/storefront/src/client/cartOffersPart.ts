// A file of its own, fetched once the cart is there.
export { CartOffers } from "@torg/cart";
