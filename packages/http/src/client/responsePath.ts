import type { PathSegment } from "../zodIssues.ts";

/** One member on the path to a field of a response. */
export interface PathEntry {
  readonly parent: object;
  readonly key: PathSegment;
  /** Number of path segments that lead here. */
  readonly depth: number;
}

/** What holds a response, so that the response itself is a member that can be read and set. */
export interface ResponseRoot {
  readonly response: unknown;
}

/**
 * Resolves a path of the schema to the members of the response it goes through, as far as they exist. The response may
 * be wrapped in other ways than its schema says, since the schema accepts several: steps into a list that is given bare
 * are skipped, and lists below `data` or their own name are unwrapped.
 */
export function resolvePath(root: ResponseRoot, path: readonly PathSegment[]): readonly PathEntry[] {
  const entries: PathEntry[] = [{ parent: root, key: "response", depth: 0 }];
  let value = root.response;
  for (const [index, segment] of path.entries()) {
    if (!isObject(value)) return entries;
    if (Array.isArray(value) && typeof segment === "string") continue;
    const listKey = typeof segment === "number" ? wrappedListKey(value, path[index - 1] ?? "") : null;
    if (listKey !== null) {
      entries.push({ parent: value, key: listKey, depth: index });
      value = Reflect.get(value, listKey);
    }
    if (!isObject(value)) return entries;
    entries.push({ parent: value, key: segment, depth: index + 1 });
    value = Reflect.get(value, segment);
  }
  return entries;
}

/** The key below which an object holds the list that the schema expects in its place, or null. */
function wrappedListKey(value: object, name: PathSegment): PathSegment | null {
  if (Array.isArray(value)) return null;
  return [name, "data"].find((key) => Array.isArray(Reflect.get(value, key))) ?? null;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
