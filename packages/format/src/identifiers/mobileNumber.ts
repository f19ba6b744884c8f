import type { Parsed } from "./Parsed.ts";
import { withoutSpaces } from "../typed/withoutSpaces.ts";

/** Problems of a Swedish mobile number. */
export type MobileNumberProblem = "missing" | "wrong-format";

/**
 * Parses a Swedish mobile number in any usual notation (`070-123 45 67`, `+46 70…`, `0046 (0)70…`); the value is its
 * E.164 form, `+46701234567`.
 */
export function parseMobileNumber(text: string): Parsed<string, MobileNumberProblem> {
  const compact = withoutSpaces(text).replaceAll(/[()./\u002d\u2010-\u2013\u2212]/g, "");
  if (compact === "") return { ok: false, code: "missing" };
  const subscriber = /^(?:(?:\+|00)460?|0)(7[02369]\d{7})$/.exec(compact)?.[1];
  return subscriber === undefined ? { ok: false, code: "wrong-format" } : { ok: true, value: `+46${subscriber}` };
}

/** Formats a Swedish mobile number as `070-123 45 67`; anything else is returned unchanged. */
export function formatMobileNumber(text: string): string {
  const parsed = parseMobileNumber(text);
  if (!parsed.ok) return text;
  const local = `0${parsed.value.slice(3)}`;
  return `${local.slice(0, 3)}-${local.slice(3, 6)} ${local.slice(6, 8)} ${local.slice(8)}`;
}
