import { defineKind } from "../defineKind.ts";
import { box, centred, disc, line, middle, outline } from "../shapes.ts";
import { factNumber, factWord } from "../traits.ts";
import { atCorners, fan, lightColour, lightTrait, mark, sideBySide } from "./parts.ts";

const corners = [18, 34, 8, 26] as const;

/** Case fans, as many as in the box. */
export const caseFan = defineKind({
  hue: "k",
  traits: {
    millimetres: factNumber("size", [30, 220], 120),
    count: factNumber("pack", [1, 6], 1),
    light: lightTrait,
    flow: factWord("flow", { reverse: /reverse|bak\u00e5t/u }, "forward"),
  },
  draw: ({ millimetres, count, light, flow }, paint, variation) => {
    const size = 100 + millimetres * 1.06;
    const start = centred(size);
    const end = start + size;
    const struts = `M200 200L${start + 12} ${start + 12}M200 200L${end - 12} ${start + 12}M200 200v${size / 2 - 10}`;
    const one = (index: number): string => {
      const glow = lightColour(light, index + variation.mark);
      return (
        box([start, start, size, size, corners[variation.ground]], paint.body, outline(paint.edge)) +
        (glow === null ? "" : disc([middle, middle, size * 0.465], "none", { ...outline(glow, 7), opacity: 0.85 })) +
        fan([middle, middle, size * 0.43], paint, glow) +
        (flow === "reverse" ? line(struts, outline(paint.edge, 6)) : "") +
        mark([middle, middle, size * 0.035], variation) +
        atCorners([start, start, size, size], [14, 14], (x, y) => disc([x, y, 6], paint.side, outline(paint.edge, 1.5)))
      );
    };
    return count === 1 ? one(0) : sideBySide(count, size, one);
  },
});
