import { defineKind } from "../defineKind.ts";
import type { FactReader } from "../DrawnKind.ts";
import { hues, type Paint } from "../paint.ts";
import type { Variation } from "../seed.ts";
import { box, centred, disc, line, middle, outline, times } from "../shapes.ts";
import { guessedNumber, number } from "../traits.ts";
import { fan, lightColour, lightTrait, mark } from "./parts.ts";

const isWater = (facts: FactReader): boolean =>
  facts.isYes("water") || (/\d/u.test(facts.text("radiator")) && !facts.text("water").startsWith("nej"));

const heights = [20, 190] as const;
const usualHeight = 150;
const heightOf = (facts: FactReader): number => (isWater(facts) ? 0 : facts.number("height", heights, usualHeight));

/** From one fin to the next. */
const finPitch = 14;
/** The height of the middle of the pump. */
const pumpY = 280;

interface Style {
  readonly paint: Paint;
  readonly variation: Variation;
  /** The light of a fan or of the pump, by its index. */
  readonly glow: (index: number) => string | null;
}

/** A radiator with fans, and the pump on its hoses. */
function waterCooler(radiator: number, { paint, glow, variation }: Style): string {
  const across = radiator % 140 === 0 ? 140 : 120;
  const count = Math.max(1, Math.round(radiator / across));
  const each = Math.min(across * 0.74, 318 / count);
  const [width, y] = [each * count, 92];
  const x = centred(width);
  const hoses = `M${x + width - 24} ${y + each}c20 70 -60 60 -70 110M${x + width - 44} ${y + each}c14 60 -50 60 -60 104`;
  const pumpEdge = outline(glow(3) ?? paint.edge, 3);
  return (
    line(hoses, outline(paint.side, 11)) +
    box([x - 12, y - 10, width + 24, each + 20, 6], paint.body, outline(paint.edge)) +
    times(
      count,
      (index) =>
        box([x + each * index + 3, y + 3, each - 6, each - 6, 10], paint.side) +
        fan([x + each * (index + 0.5), y + each / 2, each * 0.43], paint, glow(index)),
    ) +
    (variation.ground % 2 === 0
      ? disc([middle, pumpY, 46], paint.body, pumpEdge)
      : box([156, 238, 88, 84, 16], paint.body, pumpEdge)) +
    disc([middle, pumpY, 30], paint.dark) +
    mark([middle, pumpY, 11], variation)
  );
}

/** A tower of fins on heat pipes, or a flat one, with its fans in front. */
function airCooler({ height, fans }: { readonly height: number; readonly fans: number }, style: Style): string {
  const { paint, glow, variation } = style;
  const isFlat = height < 90;
  const tall = 50 + height * 1.24;
  const wide = isFlat ? 214 : 176 + variation.ground * 8;
  const [x, y] = [centred(wide), 312 - tall];
  const fins = Math.max(3, Math.round((tall - 40) / finPitch));
  const fanSpace = tall - 34;
  const radius = Math.max(14, Math.min(fanSpace / 2, wide / 2 - 24));
  const [fanX, fanY] = [middle + (fans > 1 ? 7 : 0), y + 8 + fanSpace / 2];
  const pipes = times(4, (index) =>
    line(`M${x + 32 + index * ((wide - 64) / 4)} ${y + 6}c0 -26 18 -26 18 0`, outline(hues.c, 6)),
  );
  return (
    (isFlat ? "" : pipes) +
    times(fins, (index) => box([x, y + 4 + index * finPitch, wide, 7, 2], paint.soft)) +
    times(Math.min(fans, 2), (index) =>
      box(
        [x + 16 + index * 14, y + 8 + index * 6, wide - 32 - index * 14, Math.max(28, fanSpace), 12],
        paint.body,
        outline(paint.edge),
      ),
    ) +
    fan([fanX, fanY, radius], paint, glow(0)) +
    mark([fanX, fanY, 6], variation) +
    box([164, 306, 72, 14, 3], hues.c) +
    box([148, 318, 104, 12, 4], paint.side, outline(paint.edge))
  );
}

/** Processor coolers: a tower with fans, a flat one, or a water cooler with a radiator. */
export const cooler = defineKind({
  hue: "k",
  traits: {
    /** The radiator's length; 0 for a cooler without water. */
    radiator: number([0, 480], 0, (facts) => (isWater(facts) ? facts.number("radiator", [120, 480], 240) : 0)),
    height: number(heights, usualHeight, heightOf),
    fans: guessedNumber("fans", [1, 3], { usual: 1, guess: (facts) => (heightOf(facts) > 163 ? 2 : 1) }),
    light: { ...lightTrait, write: (facts) => (/rgb/u.test(facts.words) ? "rgb" : "none") },
  },
  shadow: ({ radiator }) => [330, radiator > 0 ? 122 : 90],
  draw: ({ radiator, height, fans, light }, paint, variation) => {
    const style: Style = { paint, variation, glow: (index) => lightColour(light, index + variation.mark) };
    return radiator > 0 ? waterCooler(radiator, style) : airCooler({ height, fans }, style);
  },
});
