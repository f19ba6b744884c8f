import { defineKind } from "../defineKind.ts";
import type { Paint } from "../paint.ts";
import type { Variation } from "../seed.ts";
import { box, centred, disc, line, outline, shape, times } from "../shapes.ts";
import { factNumber, factWord, features, type ValueOf } from "../traits.ts";
import { type Area, displayGrey, mark } from "./parts.ts";

/** Where the freezer is. */
const freezerTrait = factWord(
  "kind",
  {
    compact: /kompakt|compact/u,
    below: /nedtill|bottom/u,
    above: /upptill|top/u,
    beside: /side/u,
    only: /^frys|freezer$/u,
  },
  "none",
);

const corners = [9, 4, 14, 7] as const;

interface Doors {
  readonly place: Area;
  readonly freezer: ValueOf<typeof freezerTrait>;
  /** Wide enough for two doors side by side above the freezer. */
  readonly isWide: boolean;
}

/** The gaps between doors, as shares of the height from the top, and whether the upper doors are side by side. */
function partings({ freezer, isWide }: Doors): { readonly across: readonly number[]; readonly isDouble: boolean } {
  if (freezer === "below") return { across: isWide ? [0.62, 0.81] : [0.62], isDouble: isWide };
  if (freezer === "above") return { across: [0.31], isDouble: false };
  return { across: [], isDouble: freezer === "beside" };
}

function gaps(doors: Doors, paint: Paint): string {
  const [x, y, width, height] = doors.place;
  const { across, isDouble } = partings(doors);
  const upright = `M${x + width / 2} ${y + 2}v${height * (across[0] ?? 1) - 4}`;
  return (
    across.map((share) => line(`M${x} ${y + height * share}h${width}`, outline(paint.edge, 2.5))).join("") +
    (isDouble ? line(upright, outline(paint.edge, 2.5)) : "")
  );
}

function handles({ place, freezer, isWide }: Doors, paint: Paint, { ground, mark: kind }: Variation): string {
  const [x, y, width, height] = place;
  const thick = 6 + kind;
  const upright = (across: number, from: number, to: number): string =>
    box(
      [across - thick / 2, y + height * from, thick, height * (to - from), thick / 2],
      paint.soft,
      outline(paint.edge, 1),
    );
  const level = (down: number): string =>
    box([x + width * 0.3, y + height * down, width * 0.4, thick, thick / 2], paint.soft, outline(paint.edge, 1));
  const side = ground % 2 === 0 ? x + width - 13 : x + 13;
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

/** The cupboard around a built-in fridge, or the feet of one that stands by itself. */
function surroundings([x, y, width, height]: Area, isBuiltIn: boolean, paint: Paint): string {
  if (isBuiltIn) return box([x - 12, y - 10, width + 24, height + 10, 3], "#cdb896", outline("#a8926d", 1.5));
  const foot = y + height - 1;
  return box([x + 8, foot, 18, 7], paint.side) + box([x + width - 26, foot, 18, 7], paint.side);
}

const display = ([x, y, width, height]: Area, tint: string): string =>
  box([x + width * 0.66, y + height * 0.14, width * 0.2, height * 0.14, 3], displayGrey) +
  disc([x + width * 0.76, y + height * 0.21, 4], tint);

const tap = ([x, y, width, height]: Area, paint: Paint, tint: string): string =>
  box([x + width * 0.14, y + height * 0.2, width * 0.2, height * 0.2, 4], paint.dark, outline(paint.edge, 1)) +
  box([x + width * 0.2, y + height * 0.22, width * 0.08, 6, 2], tint);

const iceCubes = ([x, y, width, height]: Area): string =>
  times(3, (index) => box([x + width * 0.14 + index * 9, y + height * 0.06, 6, 6, 1], "#9fc3d2"));

/** Fridges and freezers, with their height and width, and doors according to the freezer's position. */
export const fridge = defineKind({
  hue: "w",
  traits: {
    tall: factNumber("height", [40, 220], 180),
    wide: factNumber("width", [30, 125], 60),
    freezer: freezerTrait,
    extras: features(["dispenser", "ice", "connected", "builtIn"]),
  },
  shadow: ({ wide }) => [352, 34 + wide * 0.72],
  draw: ({ tall, wide, freezer, extras }, paint, variation) => {
    // Small ones are drawn larger than to scale, so that they remain recognisable.
    const scale = 300 / (tall * 0.7 + 60);
    const [width, height] = [wide * scale * 0.96, Math.min(306, tall * scale * 0.92)];
    const [x, y] = [centred(width), 344 - height];
    const place = [x, y, width, height] as const;
    const doors: Doors = { place, freezer, isWide: wide > 80 };
    return (
      surroundings(place, extras.includes("builtIn"), paint) +
      box([...place, corners[variation.ground]], paint.body, outline(paint.edge)) +
      shape(`M${x + width * 0.86} ${y + 2}h${width * 0.1}v${height - 4}h${-width * 0.1}z`, paint.side, {
        opacity: 0.35,
      }) +
      gaps(doors, paint) +
      handles(doors, paint, variation) +
      (extras.includes("connected") ? display(place, variation.tint) : "") +
      (extras.includes("dispenser") ? tap(place, paint, variation.tint) : "") +
      (extras.includes("ice") ? iceCubes(place) : "") +
      mark([x + width * 0.5, y + 13, 4], variation)
    );
  },
});
