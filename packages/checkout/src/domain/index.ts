export type { AppPayment, QrCode } from "./appPayment.ts";
export { numberBlocks, optionalBlocks } from "./blocks.ts";
export type { Block, BlockName, OptionalBlocks } from "./blocks.ts";
export type {
  CheckoutData,
  CheckoutUser,
  Country,
  CustomerType,
  DeliveryCheckout,
  DeliveryOption,
  NewsletterOption,
  PaymentType,
  PickupPlace,
  ShippingOption,
  TrackingEvent,
} from "./checkoutData.ts";
export { emptyFlash, flashError, flashMessage } from "./checkoutFlash.ts";
export type { CheckoutFlash, FlashPlace } from "./checkoutFlash.ts";
export { optionPriceOre, optionsShowOre } from "./optionBox.ts";
export { checkoutCart, orderButton, paymentFee } from "./order.ts";
export type { OrderButton } from "./order.ts";
export {
  customerTypesOf,
  isPaymentAllowed,
  orderPaymentTypes,
  paymentKind,
  selectedPaymentType,
} from "./paymentTypes.ts";
export type { PaymentChoice, PaymentKind } from "./paymentTypes.ts";
export { changedParts, formatOrderFingerprint, orderFingerprint, parseOrderFingerprint } from "./orderFingerprint.ts";
export type { OrderFingerprint, OrderPart, OrderSubject } from "./orderFingerprint.ts";
export { locateOrderErrors } from "./orderPlaces.ts";
export type { OrderErrorTarget, OrderErrorResponse, OrderErrorTexts } from "./orderPlaces.ts";
export { isOwnForm, isProviderForm, paymentForm } from "./paymentForm.ts";
export type { PaymentForm } from "./paymentForm.ts";
export { isWithdrawable } from "./placedOrder.ts";
export type { PlacedCode, PlacedCost, PlacedLine, PlacedOrder, PlacedStore } from "./placedOrder.ts";
export {
  isDeliveryBuiltIn,
  isDeliveryMissing,
  isOversold,
  missingDeliveryBlock,
  providerDelivery,
} from "./providerPayment.ts";
export type { ProviderDelivery, ProviderShippingOption } from "./providerPayment.ts";
