import type { DrawingPlan } from "./drawingPath.ts";
import type { DrawnKind } from "./DrawnKind.ts";
import { drawnKinds } from "./kinds/index.ts";
import { mix, paintOf } from "./paint.ts";
import { variationOf, type Variation } from "./seed.ts";
import { box, disc, oval } from "./shapes.ts";

/** A subtle field behind the goods; transparent, so that it works on light and dark backgrounds. */
function field({ tint, ground }: Variation): string {
  const look = { opacity: 0.16 };
  if (ground === 0) return disc([200, 200, 168], tint, look);
  if (ground === 1) return box([38, 44, 324, 312, 64], tint, look);
  return ground === 2 ? oval([200, 212, 182, 140], tint, look) : box([56, 24, 288, 340, 144], tint, look);
}

/** Renders a plan as an SVG document. The result depends on the plan alone. */
export function draw({ kind: name, parts, hues, seed }: DrawingPlan): string {
  const kind: DrawnKind = drawnKinds[name];
  const variation = variationOf(seed);
  const paint = paintOf(...hues, mix(variation.tint, "#2d3238", 0.1));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">${field(variation)}${kind.draw(parts, paint, variation)}</svg>`;
}
