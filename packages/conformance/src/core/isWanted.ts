import type { Check } from "./Check.ts";

/** Whether a check is selected, by the beginning of its id or by its section. */
export function isWanted({ id, section }: Pick<Check, "id" | "section">, only: readonly string[]): boolean {
  if (only.length === 0) return true;
  return only.some((part) => id.startsWith(part) || section === part || section.startsWith(`${part}.`));
}
