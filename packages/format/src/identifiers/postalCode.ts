import type { Parsed } from "./Parsed.ts";
import { withoutSpaces } from "../typed/withoutSpaces.ts";

/** Why a text does not consist of digits, as postal codes of all supported countries do. */
export type PostalDigitsProblem = "missing" | "not-digits";

/** Problems of a country's postal code. */
export type PostalCodeProblem = PostalDigitsProblem | "wrong-length" | "leading-zero";

/** Number of digits in postal codes outside Sweden; there the first digit may be 0. */
const foreignLengths: ReadonlyMap<string, number> = new Map([
  ["NO", 4],
  ["DK", 4],
  ["FI", 5],
]);

/** Parses the digits of a postal code of any country, with or without spaces of any kind. */
export function parsePostalDigits(text: string): Parsed<string, PostalDigitsProblem> {
  const value = withoutSpaces(text);
  if (value === "") return { ok: false, code: "missing" };
  return /^\d+$/.test(value) ? { ok: true, value } : { ok: false, code: "not-digits" };
}

/**
 * Parses a postal code, with or without spaces of any kind; the value is its digits. Swedish codes have five digits and
 * do not begin with 0; Norway, Denmark and Finland (`NO`, `DK`, `FI`) have their own lengths, and any other country
 * counts as Sweden.
 */
export function parsePostalCode(text: string, countryCode = "SE"): Parsed<string, PostalCodeProblem> {
  const digits = parsePostalDigits(text);
  if (!digits.ok) return digits;
  const foreign = foreignLengths.get(countryCode);
  if (digits.value.length !== (foreign ?? 5)) return { ok: false, code: "wrong-length" };
  return foreign === undefined && digits.value.startsWith("0") ? { ok: false, code: "leading-zero" } : digits;
}

/** Formats a Swedish postal code as `123 45`; anything else is returned unchanged. */
export function formatPostalCode(text: string): string {
  const parsed = parsePostalCode(text);
  return parsed.ok ? `${parsed.value.slice(0, 3)} ${parsed.value.slice(3)}` : text;
}

/** Formats the postal code of a country: for Sweden or null as `123 45`, any other unchanged. */
export function formatPostalCodeIn(countryCode: string | null, text: string): string {
  return countryCode === null || countryCode === "SE" ? formatPostalCode(text) : text;
}
