import { formatPostalCodeIn } from "@torg/format";
import type { CheckoutData, CheckoutUser } from "../checkoutData.ts";
import { emptyCustomerForm, type CustomerForm } from "./customerForm.ts";
import { isCompanyNumber } from "./isCompanyNumber.ts";

/** The known number where it is the one that is asked for: a person's never stands as a company's, nor the other way. */
function firstNumber({ user, customerType }: CheckoutData): string {
  if (user === null) return "";
  const isCompanys = isCompanyNumber(user.identityNumber);
  const isAskedFor = customerType === "company" ? isCompanys : !isCompanys && user.companyName === "";
  return isAskedFor ? user.identityNumber : "";
}

/** The form as it is shown first: the logged-in customer's details, and the postal code that has been given already. */
export function firstCustomerForm(data: CheckoutData): CustomerForm {
  const user: Partial<CheckoutUser> = data.user ?? {};
  const known = data.user?.postalCode ?? "";
  return {
    ...emptyCustomerForm,
    ...user,
    identityNumber: firstNumber(data),
    postalCode: formatPostalCodeIn(data.countryCode, known === "" ? (data.delivery?.session.postalCode ?? "") : known),
    customerType: data.customerType,
  };
}
