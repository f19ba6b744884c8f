import type { Parsed } from "./Parsed.ts";

/** What can be wrong with a Swedish postal code. */
export type PostalCodeProblem = "missing" | "not-digits" | "wrong-length" | "leading-zero";

/** Reads a Swedish postal code, with or without spaces of any kind; the value is its five digits. */
export function parsePostalCode(text: string): Parsed<string, PostalCodeProblem> {
  const value = text.replaceAll(/\s/g, "");
  if (value === "") return { ok: false, code: "missing" };
  if (!/^\d+$/.test(value)) return { ok: false, code: "not-digits" };
  if (value.length !== 5) return { ok: false, code: "wrong-length" };
  return value.startsWith("0") ? { ok: false, code: "leading-zero" } : { ok: true, value };
}

/** Writes a postal code as `123 45`; what is not one is given back as it came. */
export function formatPostalCode(text: string): string {
  const parsed = parsePostalCode(text);
  return parsed.ok ? `${parsed.value.slice(0, 3)} ${parsed.value.slice(3)}` : text;
}
