import { isDrawnKind, type DrawnKindName, drawnKinds } from "./kinds/index.ts";
import type { DrawnKind, ProductFacts } from "./DrawnKind.ts";
import { isHue, type Hue } from "./paint.ts";
import { readFacts, readHues } from "./readFacts.ts";
import { seedOf, seeds } from "./seed.ts";
import { kindWords } from "./texts/factNames.ts";

/** The content of a drawing's path: a kind, a part for each of its traits, two colours and a seed. */
export interface DrawingPlan {
  readonly kind: DrawnKindName;
  readonly parts: readonly string[];
  readonly hues: readonly [Hue, Hue];
  readonly seed: number;
}

/** The folder of drawings below `/assets/uploads/`. */
export const drawingFolder = "drawings/";

function kindOf(categoryPath: readonly string[]): DrawnKindName | null {
  for (const name of categoryPath.toReversed()) {
    const [, word = ""] = kindWords.find(([pattern]) => pattern.test(name.toLocaleLowerCase("sv"))) ?? [];
    if (isDrawnKind(word)) return word;
  }
  return null;
}

/**
 * The path of the drawing for a product's facts, below `/assets/uploads/`. It contains everything needed for the
 * drawing, so nothing has to be stored. Null for kinds of goods without a drawing.
 */
export function drawingPath(facts: ProductFacts): string | null {
  const name = kindOf(facts.categoryPath);
  if (name === null) return null;
  const kind: DrawnKind = drawnKinds[name];
  const parts = kind.write(readFacts(facts));
  const seed = seedOf(facts.id).toString(36);
  return `${drawingFolder}${name}/${[...parts, readHues(facts.colours, kind.hue).join(""), seed].join("-")}.svg`;
}

/** Parses a path; null if it is not a drawing's. */
export function readDrawingPath(path: string): DrawingPlan | null {
  const [, kind = "", code = ""] = /^drawings\/([a-z-]+)\/([a-z0-9-]{1,80})\.svg$/u.exec(path) ?? [];
  if (!isDrawnKind(kind)) return null;
  const parts = code.split("-");
  const seed = Number.parseInt(parts.pop() ?? "", 36);
  const [first = "", second = ""] = parts.pop() ?? "";
  if (!isHue(first) || !isHue(second) || !(seed >= 0 && seed < seeds)) return null;
  return { kind, parts, hues: [first, second], seed };
}
