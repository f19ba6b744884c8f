import { defineKind } from "../defineKind.ts";
import type { Paint } from "../paint.ts";
import type { Variation } from "../seed.ts";
import { box, disc, group, line, middle, outline, oval, times } from "../shapes.ts";
import { factWord, flag, type ValueOf } from "../traits.ts";
import { mark } from "./parts.ts";

const corners = [28, 18, 30, 23] as const;
/** The upper end of the cups, and the middle of each. */
const cupY = 206;
const cupMiddles = [104, 296] as const;

const backTrait = factWord("back", { open: /^\u00f6ppen|^open/u, half: /semi|halv/u }, "closed");
type Back = ValueOf<typeof backTrait>;

interface Earpieces {
  readonly form: "canal" | "bud";
  readonly isWireless: boolean;
}

interface Overhead {
  readonly isOver: boolean;
  readonly isWireless: boolean;
  readonly hasMicrophone: boolean;
  readonly back: Back;
}

interface Cup {
  readonly width: number;
  readonly height: number;
  readonly back: Back;
}

/** Earphones, with their cable or the case that charges them. */
function earpieces({ form, isWireless }: Earpieces, paint: Paint, variation: Variation): string {
  const bud = (x: number, side: 1 | -1): string =>
    group(
      (isWireless
        ? box([-15, 0, 30, 92 - variation.ground * 8, 15], paint.body, outline(paint.edge))
        : line(`M0 20c0 90 ${side * -50} 60 ${side * -40} 130`, outline(paint.soft, 5))) +
        disc([side * 6, 0, 34], paint.body, outline(paint.edge)) +
        (form === "canal"
          ? oval([side * 34, 4, 15, 20], paint.dark, outline(paint.edge))
          : oval([side * 16, -2, 15, 24], paint.dark)) +
        mark([side * -8, 2, 5], variation),
      [x, 152],
    );
  const cradle = isWireless
    ? box([118, 268, 164, 74, 30], paint.body, outline(paint.edge)) +
      line("M124 300h152", outline(paint.edge, 2)) +
      mark([middle, 320, 6], variation)
    : line("M170 302c10 30 20 36 30 36s20 -6 30 -36", outline(paint.soft, 5)) + disc([middle, 340, 6], paint.edge);
  return cradle + bud(138, 1) + bud(262, -1);
}

/** The outside of a cup: a lid, or slits if it is open. */
function cupBack(x: number, { width, height, back }: Cup, [paint, corner]: readonly [Paint, number]): string {
  if (back === "closed") return box([x + 12, cupY + 14, width - 24, height - 28, corner * 0.6], paint.second);
  return times(back === "open" ? 6 : 3, (index) =>
    line(`M${x + 16} ${cupY + 20 + index * ((height - 40) / 5)}h${width - 32}`, outline(paint.edge, 4)),
  );
}

/** Both cups, with their cushions towards the head. */
function cups(cup: Cup, paint: Paint, variation: Variation): string {
  const { width, height } = cup;
  const corner = corners[variation.ground];
  const [left, right] = cupMiddles;
  const one = (x: number, cushion: number): string =>
    box([cushion, cupY + 8, 24, height - 16, 12], paint.dark, outline(paint.edge, 1)) +
    box([x, cupY, width, height, corner], paint.body, outline(paint.edge)) +
    cupBack(x, cup, [paint, corner]) +
    mark([x + width / 2, cupY + height / 2, 7], variation);
  return one(left - width / 2, left + width / 2 - 8) + one(right - width / 2, right - width / 2 - 16);
}

/** Headphones on a band over the head. */
function overhead({ isOver, isWireless, hasMicrophone, back }: Overhead, paint: Paint, variation: Variation): string {
  const [width, height] = isOver ? [60, 104 + variation.ground * 3] : [46, 78];
  const bottom = cupY + height;
  const arch =
    variation.mark === 1
      ? "M104 226v-34c0-62 42-98 96-98s96 36 96 98v34"
      : "M104 226v-26c0-60 40-106 96-106s96 46 96 106v26";
  const microphone =
    line(`M92 ${bottom - 12}c4 44 40 58 82 ${48 - variation.mark * 5}`, outline(paint.edge, 7)) +
    box([168, bottom + 24, 34, 18, 9], paint.body, outline(paint.edge));
  return (
    (isWireless ? "" : line(`M${78 + width / 2} ${bottom - 4}c0 50 60 10 70 46`, outline(paint.soft, 5))) +
    line(arch, outline(paint.edge, isOver ? 21 : 14)) +
    line(arch, outline(paint.body, isOver ? 17 : 10)) +
    line("M142 122c18 -18 38 -24 58 -24s40 6 58 24", outline(paint.second, 9)) +
    cups({ width, height, back }, paint, variation) +
    (hasMicrophone ? microphone : "")
  );
}

/** Headphones: over-ear, on-ear or in-ear, with their cable and microphone. */
export const headphones = defineKind({
  hue: "k",
  traits: {
    form: factWord(
      "worn",
      {
        over: /circum|omsl|over/u,
        on: /supra|p\u00e5liggande|on-ear/u,
        canal: /in ear|in-ear/u,
        bud: /bud|\u00f6ronsn/u,
      },
      "over",
    ),
    isWireless: flag("wireless", "cable", (facts) => facts.isYes("wireless")),
    hasMicrophone: flag("mic", "mute", (facts) => facts.isYes("microphone")),
    back: backTrait,
  },
  shadow: ({ form }) => (form === "canal" || form === "bud" ? [350, 70] : [326, 108]),
  draw: ({ form, ...rest }, paint, variation) =>
    form === "canal" || form === "bud"
      ? earpieces({ form, ...rest }, paint, variation)
      : overhead({ isOver: form === "over", ...rest }, paint, variation),
});
