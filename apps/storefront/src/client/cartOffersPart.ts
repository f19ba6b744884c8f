// A file of its own, fetched when somebody reaches for what it draws.
export { CartOffers } from "@torg/cart";
