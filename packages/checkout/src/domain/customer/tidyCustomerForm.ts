import { trimPasted } from "@torg/format/typed";
import type { CustomerForm } from "./customerForm.ts";

/** The form as it is sent: trimmed, the e-mail address without unseen signs, and without a company name for a private person. */
export function tidyCustomerForm(form: CustomerForm): CustomerForm {
  const trimmed = Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, typeof value === "string" ? value.trim() : value]),
  );
  const tidy = { ...form, ...trimmed, customerType: form.customerType, email: trimPasted(form.email) };
  return form.customerType === "company" ? tidy : { ...tidy, companyName: "" };
}
