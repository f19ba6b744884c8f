import { defineKind } from "../defineKind.ts";
import type { FactReader } from "../DrawnKind.ts";
import type { Paint } from "../paint.ts";
import type { Variation } from "../seed.ts";
import { box, disc, line, type Look, middle, outline, shape, times } from "../shapes.ts";
import { word } from "../traits.ts";
import { mark } from "./parts.ts";

const sleeves = ["long", "short", "none"] as const;
const fronts = ["hood", "zip", "plain", "buttons"] as const;

type Sleeve = (typeof sleeves)[number];
type Front = (typeof fronts)[number];

const arms: Readonly<Record<Sleeve, string>> = {
  long: "M150 92L96 128L74 284l34 8L142 178ZM250 92l54 36L326 284l-34 8L258 178Z",
  short: "M150 92L92 132l24 58L142 172ZM250 92l58 40l-24 58L258 172Z",
  none: "",
};

function sleeveOf({ words }: FactReader): Sleeve {
  if (/linne|tank|v\u00e4st|vest|\u00e4rml\u00f6s|sleeveless/u.test(words)) return "none";
  return /t-shirt|tee\b|kort\S* \u00e4rm|short sleeve|pik\u00e9|scrub/u.test(words) ? "short" : "long";
}

function frontOf({ words }: FactReader): Front {
  if (/hood|luv/u.test(words)) return "hood";
  if (/jack|zip|dragkedja|fleece|v\u00e4st/u.test(words)) return "zip";
  return /skjort|shirt\b|rock|knapp/u.test(words) && !/t-shirt/u.test(words) ? "buttons" : "plain";
}

const seam = (color: string): Look => ({ ...outline(color), "stroke-linejoin": "round" });

function neck(front: Front, paint: Paint): string {
  if (front !== "hood") return line("M152 92q48 34 96 0", outline(paint.edge, 5));
  return (
    shape("M146 96C140 40 260 40 254 96Q200 134 146 96Z", paint.second, outline(paint.edge)) +
    shape("M166 92q34 -34 68 0q-34 24 -68 0z", paint.dark) +
    line("M186 108v36M214 108v36", outline(paint.soft, 3))
  );
}

function fastening(front: Front, paint: Paint, { tint }: Variation): string {
  if (front === "zip") return line("M200 110v220", outline(paint.soft, 4)) + line("M200 118v10", outline(tint, 5));
  return front === "buttons" ? times(5, (index) => disc([middle, 134 + index * 40, 4], paint.soft)) : "";
}

/** Tops, with the sleeves, hood and fastening that their words mention. */
export const top = defineKind({
  hue: "g",
  traits: {
    sleeve: word(sleeves, "long", sleeveOf),
    front: word(fronts, "plain", frontOf),
  },
  draw: ({ sleeve, front }, paint, variation) =>
    (sleeve === "none" ? "" : shape(arms[sleeve], paint.side, seam(paint.edge))) +
    shape(
      "M150 90q50 34 100 0l14 16q-12 40 -2 90v132q-62 12 -124 0v-132q10 -50 -2 -90z",
      paint.body,
      seam(paint.edge),
    ) +
    neck(front, paint) +
    fastening(front, paint, variation) +
    (front === "hood" || variation.ground === 1 ? line("M158 262q42 -22 84 0v44", outline(paint.edge, 2.5)) : "") +
    box([138, 318, 124, 10, 2], paint.second, { opacity: 0.6 }) +
    mark([232, 150, 6], variation),
});
