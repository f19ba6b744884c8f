import { customerFieldNames, type CustomerForm, type CustomerProblems } from "@torg/checkout/domain/customer";

const longestField = 200;

const isUnfit = (value: string): boolean => value.length > longestField || /\p{Cc}/u.test(value.trim());

/** What the buyer fills in that no letter, parcel label or mail could carry: too long, or with line breaks and the like. */
export function unfitFields(form: CustomerForm): CustomerProblems {
  const unfit = customerFieldNames.filter((name) => isUnfit(String(form[name])));
  return Object.fromEntries(unfit.map((name) => [name, "malformed" as const]));
}
