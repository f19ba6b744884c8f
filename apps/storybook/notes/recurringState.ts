import { recurringStates } from "./recurringStates.ts";

/** Too common at the end of other names, as in "Long Name On A Narrow Phone", to mean the same there. */
const onlyWholeNames: ReadonlySet<string> = new Set(["Phone"]);

/** What to look for in a state whose name is, or ends with, that of a recurring one; empty if none. */
export function recurringState(shown: string): string {
  const isNamed = (name: string): boolean =>
    onlyWholeNames.has(name) ? shown === name : ` ${shown}`.endsWith(` ${name}`);
  return Object.entries(recurringStates).find(([name]) => isNamed(name))?.[1] ?? "";
}
