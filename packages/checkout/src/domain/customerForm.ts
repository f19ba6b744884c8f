import type { CheckoutUser, CustomerType } from "./checkoutData.ts";

/** The fields of the customer forms, with the names that stand on the wire. */
export interface CustomerForm extends CheckoutUser {
  readonly customer_type: CustomerType;
  readonly order_accept_terms: 0 | 1;
}

/** Names of the fields that a customer can fill in. */
export type CustomerField = keyof CustomerForm;

/** A form that nobody has filled in. */
export const emptyCustomerForm: CustomerForm = {
  customer_type: "private",
  user_company: "",
  user_pnr: "",
  user_firstname: "",
  user_lastname: "",
  user_email: "",
  user_mobile: "",
  user_address: "",
  user_co: "",
  user_zipcode: "",
  user_city: "",
  order_accept_terms: 0,
};
