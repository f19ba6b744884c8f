import { defineKind } from "../defineKind.ts";
import type { Paint } from "../paint.ts";
import type { Variation } from "../seed.ts";
import { box, disc, line, middle, outline, shape } from "../shapes.ts";
import { factNumber, flag } from "../traits.ts";
import { displayGrey, mark } from "./parts.ts";

const floor = 340;

/** The housing with its controls. */
function machine(height: number, paint: Paint, variation: Variation): string {
  const y = floor - height;
  return (
    box([116, y, 168, height, 7], paint.body, outline(paint.edge)) +
    line(`M116 ${y + 38}h168`, outline(paint.edge, 1.5)) +
    box([222, y + 10, 46, 18, 3], displayGrey) +
    disc([middle, y + 19, 11], paint.soft, outline(paint.edge)) +
    mark([146, y + 19, 6], variation)
  );
}

/** Washing machines and dryers, with a round door. */
export const washer = defineKind({
  hue: "w",
  traits: {
    kilograms: factNumber("load", [3, 15], 8),
    isTopLoader: flag("top", "front", (facts) => /toppmat|top load/u.test(facts.words)),
  },
  shadow: () => [346, 104],
  draw: ({ kilograms, isTopLoader }, paint, variation) => {
    if (isTopLoader)
      return (
        machine(236, paint, variation) +
        box([126, 92, 148, 14, 6], paint.soft, outline(paint.edge)) +
        line("M116 300h168", outline(paint.edge, 1.5))
      );
    const radius = 44 + kilograms * 2;
    const bend = radius * 0.62;
    return (
      machine(222, paint, variation) +
      disc([middle, 246, radius], paint.soft, outline(paint.edge)) +
      disc([middle, 246, radius * 0.78], displayGrey) +
      shape(
        `M${middle - radius * 0.6} 256q${radius * 0.6} ${18 + variation.ground * 4} ${radius * 1.2} 0a${bend} ${bend} 0 0 1 ${-radius * 1.2} 0`,
        variation.tint,
        { opacity: 0.75 },
      )
    );
  },
});
