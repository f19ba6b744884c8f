export type {
  CheckoutChoices,
  CheckoutSnapshot,
  CheckoutState,
  CheckoutStateOptions,
  OrderErrors,
  PaymentEmbed,
  PostalCodeError,
} from "./checkoutState.ts";
export { createCheckoutState } from "./createCheckoutState.ts";
