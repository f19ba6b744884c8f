import { formatPostalCode, parsePostalCode } from "@torg/format";
import type { CheckoutUser } from "../checkoutData.ts";
import {
  customerFields,
  emptyCustomerForm,
  type CustomerField,
  type CustomerForm,
  type CustomerFormRules,
  type CustomerProblem,
} from "./customerForm.ts";
import { fieldProblems } from "./fieldProblems.ts";
import { tidyCustomerForm } from "./tidyCustomerForm.ts";

/** Names of what an account keeps of a buyer: never the number of a person, and the mail address has a way of its own. */
export type DetailField = Exclude<CustomerField, "identityNumber" | "email" | "acceptsTerms">;

/** What an account keeps of a buyer, and as whom they buy. */
export type CustomerDetails = Pick<CheckoutUser, DetailField> & Pick<CustomerForm, "customerType">;

/** What is wrong with the details, by field. */
export type DetailProblems = Readonly<Partial<Record<DetailField, CustomerProblem>>>;

/** A field of the details and whether it has to be filled in. */
export interface DetailFieldRule {
  readonly name: DetailField;
  readonly isRequired: boolean;
}

/** What is told of an account, without its numbers and with its postal code as one writes it; as a company where it has the name of one. */
export function customerDetails(user: CheckoutUser): CustomerDetails {
  const { companyName, firstName, lastName, mobile, address, careOf, city } = user;
  const postalCode = formatPostalCode(user.postalCode);
  const customerType = companyName === "" ? "private" : "company";
  return { customerType, companyName, firstName, lastName, mobile, address, careOf, postalCode, city };
}

/**
 * The fields of an account's details: those of the checkout, in its order and as required as there, but for the name of a
 * company, which is taken away by emptying it.
 */
export function detailFields(customerType: CustomerDetails["customerType"]): readonly DetailFieldRule[] {
  return customerFields(customerType, { requiresPersonalNumber: false }).flatMap(({ name, isRequired }) =>
    name === "identityNumber" || name === "email" || name === "acceptsTerms"
      ? []
      : [{ name, isRequired: isRequired && name !== "companyName" }],
  );
}

/** The details in the form of the checkout, trimmed, and without a company from a private person; no name is none. */
export function detailsForm(details: CustomerDetails): CustomerForm {
  const customerType = details.companyName.trim() === "" ? "private" : details.customerType;
  return tidyCustomerForm({ ...emptyCustomerForm, ...details, customerType });
}

/** Checks the details of an account by the rules of the checkout. */
export function detailProblems(
  details: CustomerDetails,
  rules: Omit<CustomerFormRules, "requiresPersonalNumber">,
): DetailProblems {
  const form = detailsForm(details);
  const fields = detailFields(form.customerType);
  return fieldProblems(form, { ...rules, requiresPersonalNumber: false, fields, parsePostalCode });
}
