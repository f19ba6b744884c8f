import { customerFieldNames, type CustomerForm, type CustomerProblems } from "@torg/checkout/domain/customer";

const maxFieldLength = 200;

const isUnfit = (value: string): boolean => value.length > maxFieldLength || /\p{Cc}/u.test(value.trim());

/**
 * The buyer's fields that no mail or parcel label can carry: too long, or with control characters such as line breaks.
 */
export function unfitFields(form: CustomerForm): CustomerProblems {
  const unfit = customerFieldNames.filter((name) => isUnfit(String(form[name])));
  return Object.fromEntries(unfit.map((name) => [name, "malformed" as const]));
}
