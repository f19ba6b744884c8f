import { codeOf } from "../errors/codeOf.ts";

const codes = /^[A-Z0-9_]{2,60}$/;

/**
 * The kind of an error: the code from PostgreSQL, the network or mail (`23505`, `ECONNREFUSED`), else that of its
 * cause, else its name. Never its message, which may contain user input.
 */
export function faultKind(trouble: unknown): string {
  if (!(trouble instanceof Error)) return "unknown";
  return [trouble, trouble.cause].map(codeOf).find((code) => codes.test(code)) ?? trouble.name;
}
