/** Returns the names in the braces of a call's path, in order. */
export function pathNames(path: string): readonly string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? "");
}
