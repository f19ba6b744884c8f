import { parseCompanyNumber, parseMobileNumber, parsePersonalNumber } from "@torg/format";
import type { CustomerType } from "../checkoutData.ts";

/** Whether a text can be the number that a field asks for. */
export type IsSwedishNumber = (
  name: "mobile" | "identityNumber",
  text: string,
  buyer: { readonly customerType: CustomerType; readonly now: Date },
) => boolean;

/** Checks mobile, organisation and personal identity numbers by their Swedish forms. */
export const isSwedishNumber: IsSwedishNumber = (name, text, { customerType, now }) => {
  if (name === "mobile") return parseMobileNumber(text).ok;
  return customerType === "company" ? parseCompanyNumber(text, now).ok : isPersonalNumber(text, now);
};

/** A check digit that does not fit is let through: the one who pays is identified elsewhere, and people mistype it. */
function isPersonalNumber(text: string, now: Date): boolean {
  const parsed = parsePersonalNumber(text, now);
  return parsed.ok || parsed.code === "wrong-check-digit";
}
