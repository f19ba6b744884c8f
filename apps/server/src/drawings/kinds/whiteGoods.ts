import type { DrawnKind } from "../DrawnKind.ts";
import type { Paint } from "../paint.ts";
import type { Variation } from "../seed.ts";
import { box, disc, line, outline, shape, times } from "../shapes.ts";
import { mark } from "./parts.ts";

const freezers = ["below", "above", "beside", "none", "only", "compact"] as const;
type Freezer = (typeof freezers)[number];

interface Cabinet {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Doors {
  readonly place: Cabinet;
  readonly freezer: Freezer;
  readonly isWide: boolean;
}

/** The gaps between doors, as shares of the height from the top, and whether the upper doors are side by side. */
function partings(freezer: Freezer, width: number): { readonly across: readonly number[]; readonly isDouble: boolean } {
  if (freezer === "below") return { across: width > 80 ? [0.62, 0.81] : [0.62], isDouble: width > 80 };
  if (freezer === "above") return { across: [0.31], isDouble: false };
  return { across: [], isDouble: freezer === "beside" };
}

function handles({ place, freezer, isWide }: Doors, paint: Paint, { ground, mark: kind }: Variation): string {
  const { x, y, width, height } = place;
  const thick = 6 + kind;
  const upright = (across: number, from: number, to: number): string =>
    box(
      [across - thick / 2, y + height * from, thick, height * (to - from), thick / 2],
      paint.soft,
      outline(paint.edge, 1),
    );
  const level = (down: number): string =>
    box([x + width * 0.3, y + height * down, width * 0.4, thick, thick / 2], paint.soft, outline(paint.edge, 1));
  const isRight = ground % 2 === 0;
  const side = isRight ? x + width - 13 : x + 13;
  const pair = (from: number, to: number): string =>
    upright(x + width / 2 - 9, from, to) + upright(x + width / 2 + 9, from, to);
  if (freezer === "below")
    return isWide
      ? pair(0.24, 0.52) + level(0.655) + level(0.845)
      : upright(side, 0.3, 0.56) + upright(side, 0.66, 0.78);
  if (freezer === "above") return upright(side, 0.14, 0.27) + upright(side, 0.36, 0.6);
  if (freezer === "beside") return pair(0.22, 0.66);
  return freezer === "compact" ? upright(side, 0.16, 0.4) : upright(side, 0.3, 0.62);
}

/** Fridges and freezers, with their height and width, and doors according to the freezer's position. */
export const fridge: DrawnKind = {
  hue: "w",
  tell: (facts) => [
    facts.number("height", [40, 220], 180),
    facts.number("width", [30, 125], 60),
    facts.choice(
      "kind",
      {
        compact: /kompakt|compact/u,
        below: /nedtill|bottom/u,
        above: /upptill|top/u,
        beside: /side/u,
        only: /^frys|freezer$/u,
        none: /./u,
      },
      "none",
    ),
    (["dispenser", "ice", "connected", "builtIn"] as const)
      .map((fact) => (facts.isYes(fact) ? fact[0] : ""))
      .join("") || "n",
  ],
  shadow: (values) => [352, 34 + values.number(1, [30, 125], 60) * 0.72],
  draw: (values, paint, variation) => {
    const centimetres = values.number(1, [30, 125], 60);
    const freezer = values.word(2, freezers, "none");
    // Small ones are drawn larger than to scale, so that they remain recognisable.
    const scale = 300 / (values.number(0, [40, 220], 180) * 0.7 + 60);
    const [width, height] = [
      centimetres * scale * 0.96,
      Math.min(306, values.number(0, [40, 220], 180) * scale * 0.92),
    ];
    const place: Cabinet = { x: 200 - width / 2, y: 344 - height, width, height };
    const { x, y } = place;
    const extras = values.extras(3, ["d", "i", "c", "b"]);
    const { across, isDouble } = partings(freezer, centimetres);
    const top = across[0] ?? 1;
    const doors =
      across.map((share) => line(`M${x} ${y + height * share}h${width}`, outline(paint.edge, 2.5))).join("") +
      (isDouble ? line(`M${x + width / 2} ${y + 2}v${height * top - 4}`, outline(paint.edge, 2.5)) : "");
    const screen = extras.includes("c")
      ? box([x + width * 0.66, y + height * 0.14, width * 0.2, height * 0.14, 3], "#39424d") +
        disc([x + width * 0.76, y + height * 0.21, 4], variation.tint)
      : "";
    const tap = extras.includes("d")
      ? box([x + width * 0.14, y + height * 0.2, width * 0.2, height * 0.2, 4], paint.dark, outline(paint.edge, 1)) +
        box([x + width * 0.2, y + height * 0.22, width * 0.08, 6, 2], variation.tint)
      : "";
    const ice = extras.includes("i")
      ? times(3, (index) => box([x + width * 0.14 + index * 9, y + height * 0.06, 6, 6, 1], "#9fc3d2"))
      : "";
    const frame = extras.includes("b")
      ? box([x - 12, y - 10, width + 24, height + 10, 3], "#cdb896", outline("#a8926d", 1.5))
      : box([x + 8, y + height - 1, 18, 7], paint.side) + box([x + width - 26, y + height - 1, 18, 7], paint.side);
    return (
      frame +
      box([x, y, width, height, [9, 4, 14, 7][variation.ground] ?? 8], paint.body, outline(paint.edge)) +
      shape(`M${x + width * 0.86} ${y + 2}h${width * 0.1}v${height - 4}h${-width * 0.1}z`, paint.side, {
        opacity: 0.35,
      }) +
      doors +
      handles({ place, freezer, isWide: centimetres > 80 }, paint, variation) +
      screen +
      tap +
      ice +
      mark([x + width * 0.5, y + 13, 4], variation)
    );
  },
};

function machine(height: number, paint: Paint, variation: Variation): string {
  return (
    box([116, 340 - height, 168, height, 7], paint.body, outline(paint.edge)) +
    line(`M116 ${340 - height + 38}h168`, outline(paint.edge, 1.5)) +
    box([222, 340 - height + 10, 46, 18, 3], "#39424d") +
    disc([200, 340 - height + 19, 11], paint.soft, outline(paint.edge)) +
    mark([146, 340 - height + 19, 6], variation)
  );
}

/** Washing machines and dryers, with a round door. */
export const washer: DrawnKind = {
  hue: "w",
  tell: (facts) => [facts.number("load", [3, 15], 8), /toppmat|top load/u.test(facts.words) ? "top" : "front"],
  shadow: () => [346, 104],
  draw: (values, paint, variation) => {
    const radius = 44 + values.number(0, [3, 15], 8) * 2;
    if (values.word(1, ["front", "top"], "front") === "top")
      return (
        machine(236, paint, variation) +
        box([126, 92, 148, 14, 6], paint.soft, outline(paint.edge)) +
        line("M116 300h168", outline(paint.edge, 1.5))
      );
    return (
      machine(222, paint, variation) +
      disc([200, 246, radius], paint.soft, outline(paint.edge)) +
      disc([200, 246, radius * 0.78], "#39424d") +
      shape(
        `M${200 - radius * 0.6} 256q${radius * 0.6} ${18 + variation.ground * 4} ${radius * 1.2} 0a${radius * 0.62} ${radius * 0.62} 0 0 1 ${-radius * 1.2} 0`,
        variation.tint,
        { opacity: 0.75 },
      )
    );
  },
};

export const dishwasher: DrawnKind = {
  hue: "w",
  tell: (facts) => [facts.number("width", [40, 70], 60)],
  shadow: () => [346, 104],
  draw: (values, paint, variation) => {
    const half = values.number(0, [40, 70], 60) * 1.4;
    return (
      box([200 - half, 112, half * 2, 228, 6], paint.body, outline(paint.edge)) +
      line(`M${200 - half} 152h${half * 2}`, outline(paint.edge, 2)) +
      box([200 - half * 0.5, 162, half, 8 + variation.ground, 4], paint.soft, outline(paint.edge, 1)) +
      box([200 + half * 0.4, 124, 36, 16, 3], "#39424d") +
      mark([200 - half * 0.7, 132, 6], variation)
    );
  },
};
