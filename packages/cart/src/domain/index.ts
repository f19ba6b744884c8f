export { addonOptions, chosenAddonIds, shownAddon, toggleAddon } from "./addonChoice.ts";
export type { Addon, AddonOption } from "./addonChoice.ts";
export { addedDuration, buyButtonState, isAddonAtMax } from "./buyButton.ts";
export type { Buyable, BuyButtonState, BuyObstacle, BuyPhase } from "./buyButton.ts";
export { emptyCart, emptyDiscount, isGift } from "./cart.ts";
export type {
  AddonProduct,
  Cart,
  CartLine,
  CartTotals,
  Discount,
  DiscountRow,
  EmptyStateCategory,
  LineEnergy,
  ManualPuff,
  RecommendedProducts,
  SelectedDelivery,
} from "./cart.ts";
export { linesOf, purchaseKey, quantityOf } from "./cartChange.ts";
export type { AnticipatedCart, CartChange } from "./cartChange.ts";
export { lineMessage, lineName, linePrices } from "./cartLineView.ts";
export type { LineMessage, LinePrices } from "./cartLineView.ts";
export { cartSummary } from "./cartSummary.ts";
export type { CartSummary, PaymentFee } from "./cartSummary.ts";
export type { ShownLine } from "./cartSync.ts";
export { deliveryCost } from "./deliveryCost.ts";
export type { DeliveryCart, DeliveryCost } from "./deliveryCost.ts";
export { freeDelivery, goodsInclVatOre } from "./freeDelivery.ts";
export type { FreeDelivery, FreeDeliveryCart } from "./freeDelivery.ts";
export { offeredPrice } from "./offeredProduct.ts";
export type { OfferedProduct } from "./offeredProduct.ts";
export { withoutVat } from "./withoutVat.ts";
export { clampQuantity, largestQuantity, readQuantity } from "./quantity.ts";
export type { QuantityBounds } from "./quantity.ts";
export { trackingItems } from "./trackingItems.ts";
export type { TrackingItem } from "./trackingItems.ts";
