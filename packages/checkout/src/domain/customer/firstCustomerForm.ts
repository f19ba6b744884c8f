import { formatPostalCode } from "@torg/format";
import type { CheckoutData, CheckoutUser } from "../checkoutData.ts";
import { emptyCustomerForm, type CustomerForm } from "./customerForm.ts";
import { isCompanyNumber } from "./isCompanyNumber.ts";

/** The known number where it is the one that is asked for: a person's never stands as a company's, nor the other way. */
function firstNumber({ user, customer_type: customerType }: CheckoutData): string {
  if (user === null) return "";
  const isCompanys = isCompanyNumber(user.user_pnr);
  const isAskedFor = customerType === "company" ? isCompanys : !isCompanys && user.user_company === "";
  return isAskedFor ? user.user_pnr : "";
}

/** The form as it is shown first: the logged-in customer's details, and the postal code that has been given already. */
export function firstCustomerForm(data: CheckoutData): CustomerForm {
  const user: Partial<CheckoutUser> = data.user ?? {};
  const zipcode = data.user?.user_zipcode ?? "";
  return {
    ...emptyCustomerForm,
    ...user,
    user_pnr: firstNumber(data),
    user_zipcode: zipcode === "" ? formatPostalCode(data.delivery_checkout?.session.postal_code ?? "") : zipcode,
    customer_type: data.customer_type,
  };
}
