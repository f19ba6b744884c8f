import { formatPostalCode } from "@torg/format";
import type { CheckoutData, CheckoutUser } from "../checkoutData.ts";
import { emptyCustomerForm, type CustomerForm } from "./customerForm.ts";

/** The form as it is shown first: the logged-in customer's details, and the postal code that has been given already. */
export function firstCustomerForm(data: CheckoutData): CustomerForm {
  const user: Partial<CheckoutUser> = data.user ?? {};
  const zipcode = data.user?.user_zipcode ?? "";
  return {
    ...emptyCustomerForm,
    ...user,
    user_zipcode: zipcode === "" ? formatPostalCode(data.delivery_checkout?.session.postal_code ?? "") : zipcode,
    customer_type: data.customer_type,
  };
}
