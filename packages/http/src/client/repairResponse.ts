import { resolvePath } from "./responsePath.ts";
import type { PathEntry, ResponseRoot } from "./responsePath.ts";
import { amountProblem, requiredProblem } from "../schemas/wireProblems.ts";
import type { Issue } from "../zodIssues.ts";

/** The issues that were repaired, or the one that the response cannot be used with. */
export type Repair =
  | { readonly ok: true; readonly repaired: readonly Issue[] }
  | { readonly ok: false; readonly issue: Issue };

/** Repairs the issues of one parse within `root`, from the last so that the indexes of list entries stay valid. */
export function repairResponse(root: ResponseRoot, issues: readonly Issue[]): Repair {
  const repaired: Issue[] = [];
  const removedPaths = new Set<string>();
  for (const issue of issues.toReversed()) {
    const paths = issue.path.map((_, index) => issue.path.slice(0, index + 1).join("."));
    // Nothing to repair in a part that was removed as a whole.
    if (paths.some((path) => removedPaths.has(path))) continue;
    const entry = repair(root, issue);
    if (entry === null) return { ok: false, issue };
    removedPaths.add(paths[entry.depth - 1] ?? "");
    repaired.push(issue);
  }
  return { ok: true, repaired };
}

/** Repairs one issue; returns the member that was removed or set to 0, or null if nothing helps. */
function repair(root: ResponseRoot, { path, message }: Issue): PathEntry | null {
  if (message === requiredProblem) return null;
  const entries = resolvePath(root, path);
  const last = entries.at(-1);
  if (message !== amountProblem || last === undefined || last.depth < path.length) return removeAt(entries);
  Reflect.set(last.parent, last.key, 0);
  return last;
}

/**
 * Removes the smallest part that the schema may accept without, and returns it; null if that is the whole response,
 * which is never removed.
 */
function removeAt(entries: readonly PathEntry[]): PathEntry | null {
  const at = entries.findLastIndex(({ parent, key }) => Reflect.has(parent, key));
  const entry = entries[at];
  const above = entries[at - 1];
  if (entry === undefined || above === undefined) return null;
  const { parent, key } = entry;
  if (!Array.isArray(parent)) Reflect.deleteProperty(parent, key);
  // A list that loses its last item must not pass as an empty list: where it is required, the schema then reports it.
  else if (parent.length === 1) Reflect.set(above.parent, above.key, false);
  else parent.splice(Number(key), 1);
  return entry;
}
