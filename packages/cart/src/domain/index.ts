export { emptyCart, emptyDiscount, isGift } from "./cart.ts";
export type {
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
export { lineEnergy } from "./lineEnergy.ts";
export type { LabelledProduct } from "./lineEnergy.ts";
export { lineMessage, lineName, linePrices } from "./cartLineView.ts";
export type { LineMessage, LinePrices } from "./cartLineView.ts";
export { cartSummary } from "./cartSummary.ts";
export type { CartSummary, PaymentFee, SummedCart } from "./cartSummary.ts";
export type { ShownLine } from "./cartSync.ts";
export { deliveryCost } from "./deliveryCost.ts";
export type { DeliveryCart, DeliveryCost } from "./deliveryCost.ts";
export { freeDelivery } from "./freeDelivery.ts";
export type { FreeDelivery, FreeDeliveryCart } from "./freeDelivery.ts";
export { trackingItems } from "./trackingItems.ts";
export type { TrackingItem } from "./trackingItems.ts";
export { withoutVat } from "./withoutVat.ts";
