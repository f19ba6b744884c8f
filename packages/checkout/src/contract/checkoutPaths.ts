/** Addresses of forms without script; the calls of the same names use them too. */
export const checkoutPaths = {
  updateCountry: "/checkoutv3/countries/update",
  updatePaymentType: "/checkoutv3/paymentTypes/update",
  updateDelivery: "/checkoutv3/deliverytypes/update",
  updatePostalCode: "/checkoutv3/deliverytypes/update_postal_code",
  updateCustomerType: "/checkoutv3/checkoutv3/update_customer_type",
  updateOrderMessage: "/api/internal/orders/update_order_message",
  subscribe: "/api/internal/orders/subscribe",
  freeOrder: "/checkout/freeorder",
  manualPayment: "/checkout/manual_payment",
  paymentState: "/checkout/payment_state/{reference}",
  cancelPayment: "/checkout/cancel_payment",
  payAgain: "/checkout/pay_again",
} as const;
