import { encodePart } from "./encodePart.ts";

/** One value for each `:name` of a pattern. */
export type PathParts<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? readonly [string | number, ...PathParts<Rest>]
  : Path extends `${string}:${string}`
    ? readonly [string | number]
    : readonly [];

/** The address for a pattern, with a value for each `:name`, in order. */
export function fillPath<const Path extends string>(path: Path, ...parts: PathParts<Path>): string {
  const values = parts.values();
  return path.replaceAll(/:\w+/g, () => encodePart(values.next().value ?? ""));
}
