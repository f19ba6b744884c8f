import { isMailAddress } from "@torg/format/typed";
import type { parsePostalCode } from "@torg/format";
import type {
  CustomerField,
  CustomerFieldRule,
  CustomerForm,
  CustomerFormRules,
  CustomerProblem,
  CustomerProblems,
} from "./customerForm.ts";
import { tidyField } from "./tidyField.ts";

/**
 * The validation rules of a form. Parts that a page already has are passed in, so that it can load the rest on demand.
 */
export interface FieldRules extends CustomerFormRules {
  readonly fields: readonly CustomerFieldRule[];
  readonly parsePostalCode: typeof parsePostalCode;
}

/** Validates the given fields of a form, trimmed; formats that differ in other countries are not checked there. */
export function fieldProblems(form: CustomerForm, rules: FieldRules): CustomerProblems {
  const problems = new Map<CustomerField, CustomerProblem>();
  for (const { name, isRequired } of rules.fields) {
    const problem = problemOf(form, name, rules);
    if (problem !== null && (problem !== "missing" || isRequired)) problems.set(name, problem);
  }
  return Object.fromEntries(problems);
}

function problemOf(form: CustomerForm, name: CustomerField, rules: FieldRules): CustomerProblem | null {
  if (name === "acceptsTerms") return form.acceptsTerms ? null : "missing";
  const text = tidyField(name, form[name]);
  if (text === "") return "missing";
  if (name === "email") return isMailAddress(text) ? null : "malformed";
  if (rules.countryCode !== null && rules.countryCode !== "SE") return null;
  if (name === "postalCode") return rules.parsePostalCode(text).ok ? null : "malformed";
  if (name !== "mobile" && name !== "identityNumber") return null;
  return rules.isNumber(name, text, { customerType: form.customerType, now: rules.now }) ? null : "malformed";
}
