/** What has been typed as a postal code: digits without spaces, or what is wrong with it. */
export type TypedPostalCode =
  | { readonly isValid: true; readonly postalCode: string }
  | { readonly isValid: false; readonly problem: PostalCodeProblem };

/** Why a typed postal code is not sent. Whether it exists is for the server to say. */
export type PostalCodeProblem = "empty" | "not-digits";

/** Reads a typed postal code: only digits and spaces, of which the spaces are left out. */
export function readPostalCode(typed: string): TypedPostalCode {
  const postalCode = typed.replaceAll(/\s/g, "");
  if (postalCode === "") return { isValid: false, problem: "empty" };
  if (!/^\d+$/.test(postalCode)) return { isValid: false, problem: "not-digits" };
  return { isValid: true, postalCode };
}
