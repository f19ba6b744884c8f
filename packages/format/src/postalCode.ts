import type { Parsed } from "./Parsed.ts";

/** Why a text is not made of digits, as the postal codes of all countries here are. */
export type PostalDigitsProblem = "missing" | "not-digits";

/** What can be wrong with the postal code of a country. */
export type PostalCodeProblem = PostalDigitsProblem | "wrong-length" | "leading-zero";

/** How many digits the countries besides Sweden have in a postal code; any digit may come first there. */
const foreignLengths: ReadonlyMap<string, number> = new Map([
  ["NO", 4],
  ["DK", 4],
  ["FI", 5],
]);

/** Reads the digits of a postal code of any country, with or without spaces of any kind. */
export function parsePostalDigits(text: string): Parsed<string, PostalDigitsProblem> {
  const value = text.replaceAll(/\s/g, "");
  if (value === "") return { ok: false, code: "missing" };
  return /^\d+$/.test(value) ? { ok: true, value } : { ok: false, code: "not-digits" };
}

/**
 * Reads a postal code, with or without spaces of any kind; the value is its digits. Swedish ones have five and do not
 * begin with 0; Norway, Denmark and Finland (`NO`, `DK`, `FI`) have their own, and any other country counts as Sweden.
 */
export function parsePostalCode(text: string, countryCode = "SE"): Parsed<string, PostalCodeProblem> {
  const digits = parsePostalDigits(text);
  if (!digits.ok) return digits;
  const foreign = foreignLengths.get(countryCode);
  if (digits.value.length !== (foreign ?? 5)) return { ok: false, code: "wrong-length" };
  return foreign === undefined && digits.value.startsWith("0") ? { ok: false, code: "leading-zero" } : digits;
}

/** Writes a Swedish postal code as `123 45`; what is not one is given back as it came. */
export function formatPostalCode(text: string): string {
  const parsed = parsePostalCode(text);
  return parsed.ok ? `${parsed.value.slice(0, 3)} ${parsed.value.slice(3)}` : text;
}

/** Writes the postal code of a country: that of Sweden, or of none, as `123 45`, and any other as it came. */
export function formatPostalCodeIn(countryCode: string | null, text: string): string {
  return countryCode === null || countryCode === "SE" ? formatPostalCode(text) : text;
}
