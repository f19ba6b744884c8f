import { parsePostalCode } from "@torg/format";
import { customerFields, type CustomerForm, type CustomerFormRules, type CustomerProblems } from "./customerForm.ts";
import { fieldProblems } from "./fieldProblems.ts";

/** Validates a form. Fields are trimmed first; formats that differ in other countries are not checked there. */
export function customerProblems(form: CustomerForm, rules: CustomerFormRules): CustomerProblems {
  return fieldProblems(form, { ...rules, fields: customerFields(form.customerType, rules), parsePostalCode });
}
