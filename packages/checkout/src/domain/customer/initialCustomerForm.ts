import { formatPostalCodeIn } from "@torg/format";
import type { CheckoutData, CheckoutUser } from "../checkoutData.ts";
import { emptyCustomerForm, type CustomerField, type CustomerForm } from "./customerForm.ts";
import { isCompanyNumber } from "./isCompanyNumber.ts";

/**
 * The known identity number if it is of the requested kind: a personal number is never filled in for a company, nor the
 * reverse.
 */
function firstNumber({ user, customerType }: CheckoutData): string {
  if (user === null) return "";
  const isCompanys = isCompanyNumber(user.identityNumber);
  const isAskedFor = customerType === "company" ? isCompanys : !isCompanys && user.companyName === "";
  return isAskedFor ? user.identityNumber : "";
}

/** The form as first shown: the logged-in customer's details, and a postal code given earlier. */
export function initialCustomerForm(data: CheckoutData): CustomerForm {
  const user: Partial<CheckoutUser> = data.user ?? {};
  const usersCode = data.user?.postalCode ?? "";
  return {
    ...emptyCustomerForm,
    ...user,
    identityNumber: firstNumber(data),
    postalCode: formatPostalCodeIn(
      data.countryCode,
      usersCode === "" ? (data.delivery?.session.postalCode ?? "") : usersCode,
    ),
    customerType: data.customerType,
  };
}

/**
 * The text of a field as first shown: as submitted without script, else as known. A submitted identity number counts
 * only for the customer type it was given for.
 */
export function firstText(
  first: CustomerForm,
  submitted: Readonly<Record<string, string>>,
  name: Exclude<CustomerField, "acceptsTerms">,
): string {
  const { customerType = first.customerType } = submitted;
  const isOfOtherType = name === "identityNumber" && customerType !== first.customerType;
  return (isOfOtherType ? undefined : submitted[name]) ?? first[name];
}
