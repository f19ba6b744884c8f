import { luhn } from "./luhn.ts";
import type { Parsed } from "./Parsed.ts";
import { withoutSpaces } from "../typed/withoutSpaces.ts";

/** Problems of an organisation number. */
export type OrganisationNumberProblem = "missing" | "wrong-format" | "wrong-check-digit";

/**
 * Parses an organisation number, with or without hyphen, spaces or the prefix 16; the value is its ten digits. A sole
 * trader has a personal identity number instead, see `parseCompanyNumber`.
 */
export function parseOrganisationNumber(text: string): Parsed<string, OrganisationNumberProblem> {
  const compact = withoutSpaces(text).replaceAll(/[\u2010-\u2013\u2212]/g, "-");
  if (compact === "") return { ok: false, code: "missing" };
  if (!/^(?:16)?\d{2}[2-9]\d{3}-?\d{4}$/.test(compact)) return { ok: false, code: "wrong-format" };
  const value = compact.replace("-", "").slice(-10);
  return luhn(value) ? { ok: true, value } : { ok: false, code: "wrong-check-digit" };
}

/** Formats ten digits as `556016-0680`. */
export function formatOrganisationNumber(digits: string): string {
  return `${digits.slice(0, 6)}-${digits.slice(6)}`;
}

/** Returns the VAT number of a company with one registration: `SE556016068001`. */
export function vatNumber(digits: string): string {
  return `SE${digits}01`;
}
