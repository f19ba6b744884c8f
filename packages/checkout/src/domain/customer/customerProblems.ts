import { parsePostalCode } from "@torg/format";
import { customerFields, type CustomerForm, type CustomerFormRules, type CustomerProblems } from "./customerForm.ts";
import { fieldProblems } from "./fieldProblems.ts";

/** Checks a form. Its fields are trimmed first; what another country writes differently is not checked there. */
export function customerProblems(form: CustomerForm, rules: CustomerFormRules): CustomerProblems {
  return fieldProblems(form, { ...rules, fields: customerFields(form.customerType, rules), parsePostalCode });
}
