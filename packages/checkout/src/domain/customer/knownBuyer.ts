import type { CustomerFieldRule, CustomerForm } from "./customerForm.ts";

/** The buyer and the address in one line; null unless the form has every required field but the terms. */
export function knownBuyer(form: CustomerForm, fields: readonly CustomerFieldRule[]): string | null {
  const isComplete = fields.every(
    ({ name, isRequired }) => name === "acceptsTerms" || !isRequired || form[name] !== "",
  );
  if (!isComplete) return null;
  const { companyName, firstName, lastName, address, postalCode, city, email } = form;
  const parts = [companyName, `${firstName} ${lastName}`, address, `${postalCode} ${city}`, email];
  return parts.filter((part) => part !== "").join(", ");
}
