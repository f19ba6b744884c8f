import { customerFieldNames, type CustomerForm, type CustomerProblems } from "@torg/checkout/domain/customer";

const longestField = 200;

const isUnfit = (value: string): boolean => value.length > longestField || /\p{Cc}/u.test(value.trim());

/**
 * The buyer's fields that no mail or parcel label can carry: too long, or with control characters such as line breaks.
 */
export function unfitFields(form: CustomerForm): CustomerProblems {
  const unfit = customerFieldNames.filter((name) => isUnfit(String(form[name])));
  return Object.fromEntries(unfit.map((name) => [name, "malformed" as const]));
}
