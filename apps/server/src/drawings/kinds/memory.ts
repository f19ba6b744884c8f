import { defineKind } from "../defineKind.ts";
import type { FactReader } from "../DrawnKind.ts";
import { mix, type Paint } from "../paint.ts";
import type { Variation } from "../seed.ts";
import { box, centred, outline, shape, times } from "../shapes.ts";
import { flag, number, word } from "../traits.ts";
import { type Area, chipBlack, circuitGreen, contacts, mark, rainbow } from "./parts.ts";

const sizes = { small: [190, 92], bare: [268, 66], cooled: [268, 82] } as const;

type Form = keyof typeof sizes;

/** How far the upper corners of a heat spreader are cut off. */
const cuts = [30, 12, 52, 0] as const;

/** The lights along the upper edge. */
const lightCount = 8;

/** How many modules there are, and the gigabytes of each: `2 x 16 GB`. */
function modulesOf(facts: FactReader): { readonly count: number; readonly gigabytes: number } {
  const [, count = "1", gigabytes = "8"] = /(\d+)\s*x\s*(\d+)/u.exec(facts.text("modules")) ?? [];
  return { count: Number(count), gigabytes: Number(gigabytes) };
}

function formOf(facts: FactReader): Form {
  if (/so-?dimm/u.test(facts.text("form"))) return "small";
  return /^nej|^no/u.test(facts.text("spreader")) ? "bare" : "cooled";
}

function lightsOn([x, y, width]: Area, { mark: kind }: Variation): string {
  const each = (width - 16) / lightCount;
  return times(lightCount, (at) =>
    box([x + 8 + each * at, y - 9, each - 1, 11, 3], rainbow[(at + kind * 2) % rainbow.length] ?? "", {
      opacity: 0.85,
    }),
  );
}

function heatSpreader([x, y, width, height]: Area, paint: Paint, variation: Variation): string {
  const cut = cuts[variation.ground];
  return (
    shape(
      `M${x} ${y + 16}l${cut} -16h${width - cut * 2}l${cut} 16v${height - 30}h${-width}z`,
      paint.body,
      outline(paint.edge),
    ) +
    shape(
      `M${x + width * 0.34} ${y + 4}h${width * 0.12}l${-width * 0.08} ${height - 20}h${-width * 0.12}z`,
      paint.second,
    ) +
    mark([x + width * 0.72, y + height * 0.42, 8], variation)
  );
}

function bareChips([x, y, width, height]: Area, gigabytes: number, variation: Variation): string {
  const chips = 2 + Math.round(Math.log2(gigabytes));
  const each = (width - 20) / chips;
  return (
    times(chips, (at) => box([x + 10 + each * at, y + 12, each - 4, height - 38, 2], chipBlack)) +
    mark([x + width - 16, y + 6, 3], variation)
  );
}

/** Memory: the number of modules, with or without a heat spreader and lights. */
export const memory = defineKind({
  hue: "k",
  traits: {
    count: number([1, 16], 1, (facts) => modulesOf(facts).count),
    gigabytes: number([1, 256], 8, (facts) => modulesOf(facts).gigabytes),
    form: word(["small", "bare", "cooled"], "cooled", formOf),
    isLit: flag("rgb", "none", (facts) => /^ja|^yes/u.test(facts.text("rgb")) || /rgb/u.test(facts.words)),
  },
  shadow: () => [290, 120],
  draw: ({ count, gigabytes, form, isLit }, paint, variation) => {
    const isCooled = form === "cooled";
    const shown = Math.min(count, 6);
    const [width, height] = sizes[form];
    const step = Math.min(30, 90 / shown);
    const board = mix(circuitGreen, paint.body, isCooled ? 0.6 : 0.25);
    return times(shown, (index) => {
      const shift = (index - (shown - 1) / 2) * step;
      const [x, y] = [centred(width) + shift * 0.4, 196 - height / 2 + shift];
      const place = [x, y, width, height] as const;
      return (
        (isLit ? lightsOn(place, variation) : "") +
        box(
          [x, y + (isCooled ? 12 : 0), width, height - (isCooled ? 14 : 8), 3],
          board,
          outline(mix(board, "#101820", 0.3), 1.5),
        ) +
        (isCooled ? heatSpreader(place, paint, variation) : bareChips(place, gigabytes, variation)) +
        contacts([x + 8, y + height - 14, width - 16, 13])
      );
    });
  },
});
