/** Wire names of the checkout's form fields, also used in error responses, by our own names. In page order. */
export const checkoutFields = {
  products: "products",
  code: "code",
  countryCode: "country_code",
  customerType: "customer_type",
  deliveryPostalCode: "postal_code",
  deliveryId: "delivery_type_id",
  shippingOptionId: "shipping_option_id",
  paymentTypeId: "payment_type_id",
  orderMessage: "order_message",
  newsletter: "value",
  loginEmail: "email",
  loginPassword: "password",
  companyName: "user_company",
  identityNumber: "user_pnr",
  firstName: "user_firstname",
  lastName: "user_lastname",
  email: "user_email",
  mobile: "user_mobile",
  address: "user_address",
  careOf: "user_co",
  postalCode: "user_zipcode",
  city: "user_city",
  acceptsTerms: "order_accept_terms",
  totalOre: "order_total",
  isQuote: "order_is_offer",
  shown: "order_shown",
  /** The page that a form without script returns to. */
  returnTo: "return_to",
} as const;

const ownNames: ReadonlyMap<string, string> = new Map(Object.entries(checkoutFields).map(([own, wire]) => [wire, own]));

/** Converts errors or values of fields from wire names to our own names; unknown names stay. */
export function byFormField<T>(byWireName: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(byWireName).map(([name, value]) => [ownNames.get(name) ?? name, value]));
}
