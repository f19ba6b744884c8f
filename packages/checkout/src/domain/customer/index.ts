export { customerFields, customerProblems, emptyCustomerForm, tidyCustomerForm } from "./customerForm.ts";
export type {
  CustomerField,
  CustomerFieldRule,
  CustomerForm,
  CustomerFormRules,
  CustomerProblem,
  CustomerProblems,
} from "./customerForm.ts";
export { firstCustomerForm } from "./firstCustomerForm.ts";
export { loginMessage } from "./loginMessage.ts";
export { isSwedishNumber } from "./swedishNumbers.ts";
export type { IsSwedishNumber } from "./swedishNumbers.ts";
