import { defineKind } from "../defineKind.ts";
import { box, line, middle, outline, shape } from "../shapes.ts";
import { flag } from "../traits.ts";
import { mark } from "./parts.ts";

/** Trousers and shorts. */
export const trousers = defineKind({
  hue: "k",
  traits: {
    isShort: flag("short", "long", (facts) => /shorts/u.test(facts.words)),
    isTight: flag("tight", "wide", (facts) => /tights|leggings/u.test(facts.words)),
  },
  draw: ({ isShort, isTight }, paint, variation) => {
    const end = isShort ? 224 : 342;
    const half = isTight ? 52 : 68;
    const [left, right] = [middle - half, middle + half];
    return (
      shape(`M${left} 66h${half * 2}l10 ${end - 66}h-58L200 168L${left + 48} ${end}h-58z`, paint.body, {
        ...outline(paint.edge),
        "stroke-linejoin": "round",
      }) +
      box([left, 62, half * 2, 18, 4], paint.second, outline(paint.edge, 1.5)) +
      line(`M${left + 14} 82l-6 34M${right - 14} 82l6 34M200 84v60`, outline(paint.edge, 2.5)) +
      mark([right - 22, 128 + variation.ground * 8, 6], variation)
    );
  },
});
