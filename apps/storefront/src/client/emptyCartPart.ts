// A file of its own, fetched when the last line leaves a cart.
export { EmptyCart } from "@torg/cart";
