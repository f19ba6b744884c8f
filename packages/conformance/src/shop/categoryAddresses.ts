import type { Layout } from "@torg/navigation/contract";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The addresses of a menu's categories, the deepest first: their listings have the most to filter by. */
export function categoryAddresses({ categories }: Layout): readonly string[] {
  const levels: string[][] = [];
  const visit = (category: unknown, depth: number): void => {
    if (!isRecord(category)) return;
    if (typeof category["url"] === "string") (levels[depth] ??= []).push(category["url"]);
    if (Array.isArray(category["childs"])) for (const child of category["childs"]) visit(child, depth + 1);
  };
  for (const category of categories) visit(category, 0);
  return levels.toReversed().flat();
}
