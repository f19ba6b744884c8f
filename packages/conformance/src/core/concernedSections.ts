import type { Check } from "./Check.ts";
import { isWanted } from "./isWanted.ts";

/** Checks that go through all calls of any section. */
const general = /^(?:session|csrf|errors|answers|bad-input)\b/;

/**
 * The sections that a run covers: those of the selected checks, not counting general ones. Null when nothing was
 * selected, so that it covers all.
 */
export function concernedSections(
  checks: readonly Pick<Check, "id" | "section">[],
  only: readonly string[],
): ReadonlySet<string> | null {
  const special = checks.filter((check) => !general.test(check.id) && isWanted(check, only));
  return only.length === 0 || special.length === 0 ? null : new Set(special.map(({ section }) => section));
}
