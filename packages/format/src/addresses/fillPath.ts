import { encodePart } from "./encodePart.ts";

/** One value for each `:name` of a pattern. */
export type PathParts<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? readonly [string | number, ...PathParts<Rest>]
  : Path extends `${string}:${string}`
    ? readonly [string | number]
    : readonly [];

/** The address that a pattern stands for: a value for each `:name`, in order, is written into it. */
export function fillPath<const Path extends string>(path: Path, ...parts: PathParts<Path>): string {
  const values = parts.values();
  return path.replaceAll(/:\w+/g, () => encodePart(values.next().value ?? ""));
}
