import type { LayoutData } from "@torg/navigation/contract";
import { member } from "../core/member.ts";

/** The addresses of a menu's categories, the deepest first: their listings have the most to filter by. */
export function categoryAddresses({ categories }: LayoutData): readonly string[] {
  const levels: string[][] = [];
  const visit = (category: unknown, depth: number): void => {
    const address = member(category, "url");
    const children = member(category, "childs");
    if (typeof address === "string") (levels[depth] ??= []).push(address);
    if (Array.isArray(children)) for (const child of children) visit(child, depth + 1);
  };
  for (const category of categories) visit(category, 0);
  return levels.toReversed().flat();
}
