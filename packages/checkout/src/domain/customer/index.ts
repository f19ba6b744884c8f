export { customerDetails, detailFields, detailProblems, detailsForm } from "./customerDetails.ts";
export type { CustomerDetails, DetailField, DetailFieldRule, DetailProblems } from "./customerDetails.ts";
export { customerFieldNames, customerFields, emptyCustomerForm } from "./customerForm.ts";
export type {
  CustomerField,
  CustomerFieldRule,
  CustomerForm,
  CustomerFormRules,
  CustomerProblem,
  CustomerProblems,
} from "./customerForm.ts";
export { customerProblems } from "./customerProblems.ts";
export { initialCustomerForm } from "./initialCustomerForm.ts";
export { loginMessage } from "./loginMessage.ts";
export { isSwedishNumber } from "./swedishNumbers.ts";
export type { IsSwedishNumber } from "./swedishNumbers.ts";
export { normalizeCustomerForm } from "./normalizeCustomerForm.ts";
