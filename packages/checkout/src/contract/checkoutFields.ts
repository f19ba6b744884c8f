/**
 * What the fields of the forms of the checkout are called on the wire, and in what is said of them, by our own names.
 * The order is that of the page.
 */
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
  /** Where a form without script comes back to. */
  returnTo: "return_to",
} as const;

const ownNames: ReadonlyMap<string, string> = new Map(Object.entries(checkoutFields).map(([own, wire]) => [wire, own]));

/** What is said of fields, or stood in them, by our own names; a name that the checkout does not know stays. */
export function byOwnField<T>(byWireName: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(byWireName).map(([name, value]) => [ownNames.get(name) ?? name, value]));
}
