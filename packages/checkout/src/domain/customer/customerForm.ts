import type { CheckoutUser, CustomerType } from "../checkoutData.ts";
import type { IsSwedishNumber } from "./swedishNumbers.ts";

/** The fields of the customer forms, with the names that stand on the wire. */
export interface CustomerForm extends CheckoutUser {
  readonly customer_type: CustomerType;
  readonly order_accept_terms: 0 | 1;
  /** The sum that the page showed, in kronor with VAT, so that no other is charged; empty where it is not told. */
  readonly order_total: string;
  /** Whether the page asked for an offer, so that nothing binding is ordered. */
  readonly order_is_offer?: 0 | 1 | undefined;
  /** Everything that the page showed of the order (`writeShownOrder`), so that no other is placed; absent: not told. */
  readonly order_shown?: string | undefined;
}

/** Names of the fields that a customer fills in, in the order of the form. */
export type CustomerField = Exclude<
  keyof CustomerForm,
  "customer_type" | "order_total" | "order_is_offer" | "order_shown"
>;

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
  order_total: "",
};

/** The names of all fields in the order of the form. */
export const customerFieldNames: readonly CustomerField[] = [
  "user_company",
  "user_pnr",
  "user_firstname",
  "user_lastname",
  "user_email",
  "user_mobile",
  "user_address",
  "user_co",
  "user_zipcode",
  "user_city",
  "order_accept_terms",
];

/** What is wrong with a field: nothing in it, or something that cannot be right. */
export type CustomerProblem = "missing" | "malformed";

/** The problems of a form by field, in the order of the form. */
export type CustomerProblems = Readonly<Partial<Record<CustomerField, CustomerProblem>>>;

/** What the rules of the form depend on besides what is written in it. */
export interface CustomerFormRules {
  /** Whether the way to pay needs a private buyer's personal identity number. Companies always give their number. */
  readonly requiresPnr: boolean;
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

/** The fields that a customer type fills in, in their order; the acceptance of the terms comes last. */
export function customerFields(
  customerType: CustomerType,
  { requiresPnr }: Pick<CustomerFormRules, "requiresPnr">,
): readonly CustomerFieldRule[] {
  const isCompany = customerType === "company";
  const required = (name: CustomerField): CustomerFieldRule => ({ name, isRequired: true });
  return [
    ...(isCompany ? [required("user_company")] : []),
    { name: "user_pnr", isRequired: isCompany || requiresPnr },
    required("user_firstname"),
    required("user_lastname"),
    required("user_email"),
    required("user_mobile"),
    required("user_address"),
    { name: "user_co", isRequired: false },
    required("user_zipcode"),
    required("user_city"),
    required("order_accept_terms"),
  ];
}
