import type { CustomerForm } from "./customerForm.ts";
import { tidyField } from "./tidyField.ts";

/**
 * The form as it is sent: trimmed, without unseen signs, and without a company name for a private person.
 */
export function normalizeCustomerForm(form: CustomerForm): CustomerForm {
  const trimmed = Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, typeof value === "string" ? tidyField(name, value) : value]),
  );
  const tidy = { ...form, ...trimmed, customerType: form.customerType };
  return form.customerType === "company" ? tidy : { ...tidy, companyName: "" };
}
