export type {
  CheckoutChoices,
  CheckoutSnapshot,
  CheckoutState,
  CheckoutStateOptions,
  OrderTrouble,
  PaymentEmbed,
  PostalCodeTrouble,
} from "./checkoutState.ts";
export { createCheckoutState } from "./createCheckoutState.ts";
