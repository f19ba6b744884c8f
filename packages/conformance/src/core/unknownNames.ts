import type { Check } from "./Check.ts";
import { isWanted } from "./isWanted.ts";

type Named = Pick<Check, "id" | "section">;

/** The names and sections that were asked for and that no check answers to. */
export function unknownNames(only: readonly string[], checks: readonly Named[]): readonly string[] {
  return only.filter((part) => !checks.some((check) => isWanted(check, [part])));
}

/** What can be asked for: the groups of checks, and the sections of the contract. */
export function knownNames(checks: readonly Named[]): string {
  const groups = new Set(checks.map(({ id }) => id.split(/[. ]/)[0] ?? id));
  const sections = new Set(checks.map(({ section }) => section));
  const inOrder = [...sections].toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
  return `Names: ${[...groups].join(", ")}. Sections: ${inOrder.join(", ")}.`;
}
