import type { Check } from "./Check.ts";

/** Whether a check is meant by the beginning of an id or by a section. */
export function isWanted({ id, section }: Pick<Check, "id" | "section">, only: readonly string[]): boolean {
  if (only.length === 0) return true;
  return only.some((part) => id.startsWith(part) || section === part || section.startsWith(`${part}.`));
}
