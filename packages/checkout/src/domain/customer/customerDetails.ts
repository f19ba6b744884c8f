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
import { normalizeCustomerForm } from "./normalizeCustomerForm.ts";
import { tidyField } from "./tidyField.ts";

/**
 * Names of the buyer details an account stores: never a personal identity number, and the e-mail address is changed
 * elsewhere.
 */
export type DetailField = Exclude<CustomerField, "identityNumber" | "email" | "acceptsTerms">;

/** The buyer details an account stores, and the customer type. */
export type CustomerDetails = Pick<CheckoutUser, DetailField> & Pick<CustomerForm, "customerType">;

/** What is wrong with the details, by field. */
export type DetailProblems = Readonly<Partial<Record<DetailField, CustomerProblem>>>;

/** A field of the details, and whether it is required. */
export interface DetailFieldRule {
  readonly name: DetailField;
  readonly isRequired: boolean;
}

/**
 * The details of an account, without its identity number and with its postal code formatted; the customer type is
 * company if it has a company name.
 */
export function customerDetails(user: CheckoutUser): CustomerDetails {
  const { companyName, firstName, lastName, mobile, address, careOf, city } = user;
  const postalCode = formatPostalCode(user.postalCode);
  const customerType = companyName === "" ? "private" : "company";
  return { customerType, companyName, firstName, lastName, mobile, address, careOf, postalCode, city };
}

/**
 * The fields of an account's details: those of the checkout, in its order and equally required, except the company
 * name, which the customer may clear to remove it.
 */
export function detailFields(customerType: CustomerDetails["customerType"]): readonly DetailFieldRule[] {
  return customerFields(customerType, { requiresPersonalNumber: false }).flatMap(({ name, isRequired }) =>
    name === "identityNumber" || name === "email" || name === "acceptsTerms"
      ? []
      : [{ name, isRequired: isRequired && name !== "companyName" }],
  );
}

/**
 * The details as a checkout form, trimmed. Without a company name the customer type is private, and a private person
 * has no company name.
 */
export function detailsForm(details: CustomerDetails): CustomerForm {
  const customerType = tidyField("companyName", details.companyName) === "" ? "private" : details.customerType;
  return normalizeCustomerForm({ ...emptyCustomerForm, ...details, customerType });
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
