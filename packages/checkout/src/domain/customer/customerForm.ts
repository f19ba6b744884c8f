import type { CheckoutUser, CustomerType } from "../checkoutData.ts";
import type { IsSwedishNumber } from "./swedishNumbers.ts";

/** What a buyer fills in, and what the page has shown of the order. */
export interface CustomerForm extends CheckoutUser {
  readonly customerType: CustomerType;
  readonly acceptsTerms: boolean;
  /** The sum that the page showed, with VAT, so that no other is charged; null: not told, NaN: what was told is no sum. */
  readonly totalOre: number | null;
  /** Whether the page asked for a quote, so that nothing binding is ordered. */
  readonly isQuote?: boolean | undefined;
  /** Everything that the page showed of the order (`writeShownOrder`), so that no other is placed; absent: not told. */
  readonly shown?: string | undefined;
}

/** Names of the fields that a customer fills in, in the order of the form. */
export type CustomerField = Exclude<keyof CustomerForm, "customerType" | "totalOre" | "isQuote" | "shown">;

/** A form that nobody has filled in. */
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

/** What is wrong with a field: nothing in it, or something that cannot be right. */
export type CustomerProblem = "missing" | "malformed";

/** The problems of a form by field, in the order of the form. */
export type CustomerProblems = Readonly<Partial<Record<CustomerField, CustomerProblem>>>;

/** What the rules of the form depend on besides what is written in it. */
export interface CustomerFormRules {
  /** Whether the way to pay needs a private buyer's personal identity number. Companies always give their number. */
  readonly requiresPersonalNumber: boolean;
  /** Numbers and codes are checked against Swedish forms only for Sweden (or null). */
  readonly countryCode: string | null;
  /** Tells the century of a personal identity number. */
  readonly now: Date;
  /** Checks phone and identity numbers: `isSwedishNumber`, given from outside so that a page may load it when needed. */
  readonly isNumber: IsSwedishNumber;
}

/** A field of the form and whether it has to be filled in. */
export interface CustomerFieldRule {
  readonly name: CustomerField;
  readonly isRequired: boolean;
}

/**
 * The fields that a customer type fills in, in their order: a personal number that may be left out comes after what has
 * to be told, the acceptance of the terms last.
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
