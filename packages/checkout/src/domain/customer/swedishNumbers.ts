import { parseCompanyNumber, parseMobileNumber, parsePersonalNumber } from "@torg/format";
import type { CustomerType } from "../checkoutData.ts";

/** Whether a text is a valid number for a field. */
export type IsSwedishNumber = (
  name: "mobile" | "identityNumber",
  text: string,
  buyer: { readonly customerType: CustomerType; readonly now: Date },
) => boolean;

/** Checks mobile, organisation and personal identity numbers by their Swedish formats. */
export const isSwedishNumber: IsSwedishNumber = (name, text, { customerType, now }) => {
  if (name === "mobile") return parseMobileNumber(text).ok;
  return customerType === "company" ? parseCompanyNumber(text, now).ok : isPersonalNumber(text, now);
};

/** A wrong check digit is accepted: the payer is identified elsewhere, and typing errors are common. */
function isPersonalNumber(text: string, now: Date): boolean {
  const parsed = parsePersonalNumber(text, now);
  return parsed.ok || parsed.code === "wrong-check-digit";
}
