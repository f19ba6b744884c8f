import { enDash } from "../characters.ts";

/** Formats a range with an en dash and no spaces: `10–18`. Equal ends are written once. */
export function formatRange(from: number | string, to: number | string): string {
  return String(from) === String(to) ? String(from) : `${from}${enDash}${to}`;
}
