import type { Check } from "./Check.ts";
import { isWanted } from "./isWanted.ts";

type Named = Pick<Check, "id" | "section">;

/** The requested names and sections that match no check. */
export function unknownNames(only: readonly string[], checks: readonly Named[]): readonly string[] {
  return only.filter((part) => !checks.some((check) => isWanted(check, [part])));
}

/** The names that can be requested: groups of checks, and sections of the contract. */
export function knownNames(checks: readonly Named[]): string {
  const groups = new Set(checks.map(({ id }) => id.split(/[. ]/)[0] ?? id));
  const sections = new Set(checks.map(({ section }) => section));
  const inOrder = [...sections].toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
  return `Names: ${[...groups].join(", ")}. Sections: ${inOrder.join(", ")}.`;
}
