import type { DrawnKind } from "../DrawnKind.ts";
import { box, disc, line, outline, shape, times } from "../shapes.ts";
import { mark } from "./parts.ts";

const sleeves = ["long", "short", "none"] as const;
const fronts = ["hood", "zip", "plain", "buttons"] as const;

/** Tops, with the sleeves, hood and fastening that their words mention. */
export const top: DrawnKind = {
  hue: "g",
  tell: (facts) => [
    /linne|tank|v\u00e4st|vest|\u00e4rml\u00f6s|sleeveless/u.test(facts.words)
      ? "none"
      : /t-shirt|tee\b|kort\S* \u00e4rm|short sleeve|pik\u00e9|scrub/u.test(facts.words)
        ? "short"
        : "long",
    /hood|luv/u.test(facts.words)
      ? "hood"
      : /jack|zip|dragkedja|fleece|v\u00e4st/u.test(facts.words)
        ? "zip"
        : /skjort|shirt\b|rock|knapp/u.test(facts.words) && !/t-shirt/u.test(facts.words)
          ? "buttons"
          : "plain",
  ],
  draw: (values, paint, variation) => {
    const sleeve = values.word(0, sleeves, "long");
    const front = values.word(1, fronts, "plain");
    const arm = {
      long: "M150 92L96 128L74 284l34 8L142 178M250 92l54 36L326 284l-34 8L258 178",
      short: "M150 92L92 132l24 58L142 172M250 92l58 40l-24 58L258 172",
      none: "",
    }[sleeve];
    return (
      (arm === ""
        ? ""
        : shape(`${arm.replace("M250", "ZM250")}Z`, paint.side, {
            ...outline(paint.edge),
            "stroke-linejoin": "round",
          })) +
      shape("M150 90q50 34 100 0l14 16q-12 40 -2 90v132q-62 12 -124 0v-132q10 -50 -2 -90z", paint.body, {
        ...outline(paint.edge),
        "stroke-linejoin": "round",
      }) +
      (front === "hood"
        ? shape("M146 96C140 40 260 40 254 96Q200 134 146 96Z", paint.second, outline(paint.edge)) +
          shape("M166 92q34 -34 68 0q-34 24 -68 0z", paint.dark) +
          line("M186 108v36M214 108v36", outline(paint.soft, 3))
        : line("M152 92q48 34 96 0", outline(paint.edge, 5))) +
      (front === "zip"
        ? line("M200 110v220", outline(paint.soft, 4)) + line("M200 118v10", outline(variation.tint, 5))
        : "") +
      (front === "buttons" ? times(5, (index) => disc([200, 134 + index * 40, 4], paint.soft)) : "") +
      (front === "hood" || variation.ground === 1 ? line("M158 262q42 -22 84 0v44", outline(paint.edge, 2.5)) : "") +
      box([138, 318, 124, 10, 2], paint.second, { opacity: 0.6 }) +
      mark([232, 150, 6], variation)
    );
  },
};

/** Trousers and shorts. */
export const trousers: DrawnKind = {
  hue: "k",
  tell: (facts) => [
    /shorts/u.test(facts.words) ? "short" : "long",
    /tights|leggings/u.test(facts.words) ? "tight" : "wide",
  ],
  draw: (values, paint, variation) => {
    const end = values.word(0, ["short", "long"], "long") === "short" ? 224 : 342;
    const half = values.word(1, ["tight", "wide"], "wide") === "tight" ? 52 : 68;
    return (
      shape(`M${200 - half} 66h${half * 2}l10 ${end - 66}h-58L200 168L${200 - half + 48} ${end}h-58z`, paint.body, {
        ...outline(paint.edge),
        "stroke-linejoin": "round",
      }) +
      box([200 - half, 62, half * 2, 18, 4], paint.second, outline(paint.edge, 1.5)) +
      line(`M${200 - half + 14} 82l-6 34M${200 + half - 14} 82l6 34M200 84v60`, outline(paint.edge, 2.5)) +
      mark([200 + half - 22, 128 + variation.ground * 8, 6], variation)
    );
  },
};
