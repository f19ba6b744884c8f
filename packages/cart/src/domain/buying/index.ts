export { addonOptions, chosenAddonIds, shownAddon, toggleAddon } from "./addonChoice.ts";
export type { Addon, AddonOption, AddonProduct } from "./addonChoice.ts";
export { addedDuration, buyButtonState, isAddonAtMax } from "./buyButton.ts";
export type { Buyable, BuyButtonState, BuyObstacle, BuyPhase } from "./buyButton.ts";
export { linesOf, purchaseKey, quantityOf } from "./cartChange.ts";
export type { AnticipatedCart, CartChange } from "./cartChange.ts";
export { offeredPrice } from "./offeredProduct.ts";
export type { OfferedProduct } from "./offeredProduct.ts";
