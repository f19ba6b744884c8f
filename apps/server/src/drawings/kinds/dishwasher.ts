import { defineKind } from "../defineKind.ts";
import { box, line, middle, outline } from "../shapes.ts";
import { factNumber } from "../traits.ts";
import { displayGrey, mark } from "./parts.ts";

/** Dishwashers from the front, as wide as they are. */
export const dishwasher = defineKind({
  hue: "w",
  traits: { centimetres: factNumber("width", [40, 70], 60) },
  shadow: () => [346, 104],
  draw: ({ centimetres }, paint, variation) => {
    const half = centimetres * 1.4;
    const left = middle - half;
    return (
      box([left, 112, half * 2, 228, 6], paint.body, outline(paint.edge)) +
      line(`M${left} 152h${half * 2}`, outline(paint.edge, 2)) +
      box([middle - half * 0.5, 162, half, 8 + variation.ground, 4], paint.soft, outline(paint.edge, 1)) +
      box([middle + half * 0.4, 124, 36, 16, 3], displayGrey) +
      mark([middle - half * 0.7, 132, 6], variation)
    );
  },
});
