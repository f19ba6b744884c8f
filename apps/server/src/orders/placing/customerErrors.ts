import { checkoutFields } from "@torg/checkout/contract";
import { customerFieldNames, type CustomerProblems } from "@torg/checkout/domain/customer";
import type { FieldErrors } from "../../http/responses/Refusal.ts";
import { customerFieldTexts } from "../../texts/orderingTexts.ts";

/** The error texts for the fields of a buyer, by their wire names. */
export function customerErrors(fields: CustomerProblems): FieldErrors {
  const entries = customerFieldNames.flatMap((name) => {
    const problem = fields[name];
    return problem === undefined ? [] : [[checkoutFields[name], [customerFieldTexts[name][problem]]] as const];
  });
  return Object.fromEntries(entries);
}
