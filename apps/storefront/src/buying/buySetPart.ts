// The button with extras; a file of its own, so that it is fetched with the few products that have some.
export { BuyWithAddons } from "@torg/cart";
