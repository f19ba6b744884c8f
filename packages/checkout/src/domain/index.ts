export { emptyCheckoutData } from "./checkoutData.ts";
export type {
  CheckoutData,
  CheckoutUser,
  Country,
  CustomerType,
  DeliveryCheckout,
  DeliveryOption,
  NewsletterOption,
  PaymentType,
  ShippingOption,
  TrackingEvent,
} from "./checkoutData.ts";
export { emptyCustomerForm } from "./customerForm.ts";
export type { CustomerField, CustomerForm } from "./customerForm.ts";
