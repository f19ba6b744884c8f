import type { Check } from "./Check.ts";
import { isWanted } from "./isWanted.ts";

/** Checks that go through all calls, whatever these are about. */
const general = /^(?:session|csrf|errors|answers|bad-input)\b/;

/**
 * The sections that a run is about: those of the checks that were asked for beside the general ones. Null when nothing
 * was singled out, so that it is about all of them.
 */
export function concernedSections(
  checks: readonly Pick<Check, "id" | "section">[],
  only: readonly string[],
): ReadonlySet<string> | null {
  const special = checks.filter((check) => !general.test(check.id) && isWanted(check, only));
  return only.length === 0 || special.length === 0 ? null : new Set(special.map(({ section }) => section));
}
