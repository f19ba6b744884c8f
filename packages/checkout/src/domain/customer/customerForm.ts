import type { CheckoutUser, CustomerType } from "../checkoutData.ts";
import type { IsSwedishNumber } from "./swedishNumbers.ts";

/** The buyer's input, and what the page has shown of the order. */
export interface CustomerForm extends CheckoutUser {
  readonly customerType: CustomerType;
  readonly acceptsTerms: boolean;
  /**
   * The total that the page showed, with VAT, so that no other is charged; null if not given, NaN if it is not a
   * number.
   */
  readonly totalOre: number | null;
  /** Whether the page asked for a quote, so that nothing binding is ordered. */
  readonly isQuote?: boolean | undefined;
  /**
   * Everything the page showed of the order (`formatOrderFingerprint`), so that no other order is placed; absent if not
   * given.
   */
  readonly shown?: string | undefined;
}

/** Names of the fields that a customer fills in, in the order of the form. */
export type CustomerField = Exclude<keyof CustomerForm, "customerType" | "totalOre" | "isQuote" | "shown">;

/** An empty form. */
export const emptyCustomerForm: CustomerForm = {
  customerType: "private",
  companyName: "",
  identityNumber: "",
  firstName: "",
  lastName: "",
  email: "",
  mobile: "",
  address: "",
  careOf: "",
  postalCode: "",
  city: "",
  acceptsTerms: false,
  totalOre: null,
};

/** The names of all fields in the order of the form. */
export const customerFieldNames: readonly CustomerField[] = [
  "companyName",
  "identityNumber",
  "firstName",
  "lastName",
  "email",
  "mobile",
  "address",
  "careOf",
  "postalCode",
  "city",
  "acceptsTerms",
];

/** The problem of a field: empty, or an invalid value. */
export type CustomerProblem = "missing" | "malformed";

/** The problems of a form by field, in the order of the form. */
export type CustomerProblems = Readonly<Partial<Record<CustomerField, CustomerProblem>>>;

/** What validation depends on besides the form's values. */
export interface CustomerFormRules {
  /** Whether the payment type needs a private buyer's personal identity number. Companies always give their number. */
  readonly requiresPersonalNumber: boolean;
  /** Numbers and codes are checked against Swedish formats only for Sweden (or null). */
  readonly countryCode: string | null;
  /** Determines the century of a personal identity number. */
  readonly now: Date;
  /** Checks phone and identity numbers: `isSwedishNumber`, passed in so that a page can load it on demand. */
  readonly isNumber: IsSwedishNumber;
}

/** A field of the form, and whether it is required. */
export interface CustomerFieldRule {
  readonly name: CustomerField;
  readonly isRequired: boolean;
}

/**
 * The fields of a customer type, in order: an optional personal number comes after the required fields, the acceptance
 * of the terms last.
 */
export function customerFields(
  customerType: CustomerType,
  { requiresPersonalNumber }: Pick<CustomerFormRules, "requiresPersonalNumber">,
): readonly CustomerFieldRule[] {
  const isCompany = customerType === "company";
  const isNumberRequired = isCompany || requiresPersonalNumber;
  const required = (name: CustomerField): CustomerFieldRule => ({ name, isRequired: true });
  return [
    ...(isCompany ? [required("companyName")] : []),
    ...(isNumberRequired ? [required("identityNumber")] : []),
    required("firstName"),
    required("lastName"),
    required("email"),
    required("mobile"),
    required("address"),
    { name: "careOf", isRequired: false },
    required("postalCode"),
    required("city"),
    ...(isNumberRequired ? [] : [{ name: "identityNumber", isRequired: false } as const]),
    required("acceptsTerms"),
  ];
}
