export { emptyCart, emptyDiscount, isGift } from "./cart.ts";
export { isGiftCard } from "./discountParts.ts";
export type {
  Cart,
  CartDelivery,
  CartLine,
  CartTotals,
  Discount,
  DiscountRow,
  EmptyStateCategory,
  GiftCard,
  CartBanner,
  SelectedDelivery,
  SuggestedProducts,
} from "./cart.ts";
export type { LineEnergy } from "./lineEnergy.ts";
export { lineMessage, lineName, linePrices } from "./cartLineView.ts";
export type { LineMessage, LinePrices } from "./cartLineView.ts";
export { cartSummary } from "./cartSummary.ts";
export type { CartSummary, PaymentFee, SummedCart } from "./cartSummary.ts";
export type { ShownLine } from "./cartSync.ts";
export { deliveryDates } from "./deliveryDates.ts";
export type { DeliveryDatesInput } from "./deliveryDates.ts";
export { deliveryObstacle, deliveryTerms } from "./deliveryTerms.ts";
export type {
  DeliveryObstacle,
  DeliveryParcel,
  DeliveryRate,
  DeliveryRule,
  DeliveryTerms,
  WorkingDays,
} from "./deliveryTerms.ts";
export { deliveryCost } from "./deliveryCost.ts";
export type { DeliveryCart, DeliveryCost } from "./deliveryCost.ts";
export { freeDelivery } from "./freeDelivery.ts";
export type { FreeDelivery, FreeDeliveryCart } from "./freeDelivery.ts";
export { hasLines } from "./hasLines.ts";
export { cartFingerprint } from "./cartFingerprint.ts";
