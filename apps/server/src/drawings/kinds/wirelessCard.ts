import { defineKind } from "../defineKind.ts";
import type { Paint } from "../paint.ts";
import type { Variation } from "../seed.ts";
import { box, disc, line, middle, outline, times } from "../shapes.ts";
import { factNumber, factWord } from "../traits.ts";
import { chip, circuitGreen, contactGold, contacts, mark, steel, steelEdge, tin } from "./parts.ts";

const radioWaves = (generation: number, { tint }: Variation): string =>
  times(Math.max(1, generation - 3), (index) =>
    line(
      `M${306 + index * 17} ${128 - index * 12}q${10 + index * 5} ${20 + index * 12} 0 ${40 + index * 24}`,
      outline(tint, 5),
    ),
  );

function stick(paint: Paint, variation: Variation): string {
  const height = 150 + variation.ground * 22;
  return (
    box([176, 290, 48, 34, 2], steel, outline(steelEdge)) +
    box([164, 292 - height, 72, height, variation.mark * 14 + 8], paint.body, outline(paint.edge)) +
    mark([middle, 316 - height, 7], variation) +
    box([184, 256, 32, 6, 3], paint.soft)
  );
}

const flatCard = (variation: Variation): string =>
  box([130, 128, 130, 160, 5], circuitGreen, outline("#274f3a")) +
  box([144, 142, 102, 92, 4], tin, outline(steelEdge)) +
  mark([196, 188, 12], variation) +
  contacts([136, 276, 118, 16]) +
  disc([160, 256, 5], contactGold) +
  disc([230, 256, 5], contactGold);

function board(antennas: number, paint: Paint, variation: Variation): string {
  return (
    times(antennas, (index) =>
      box([140 + index * 52, 76 + (index % 2) * 14, 13, 156, 7], paint.body, outline(paint.edge)),
    ) +
    box([92, 228, 16, 104, 3], steel, outline(steelEdge, 1)) +
    box([108, 228, 190, 76, 6], paint.body, outline(paint.edge)) +
    chip([134, 244, 42], paint, paint.accent) +
    times(variation.ground + 1, (index) => box([196, 246 + index * 13, 78 - index * 14, 7, 3], paint.soft)) +
    contacts([134, 304, 96, 12])
  );
}

/** Wireless network cards: a stick, a flat card or a board, with more waves and antennas for later generations. */
export const wirelessCard = defineKind({
  hue: "k",
  traits: {
    form: factWord("interface", { usb: /usb/u, flat: /m\.2|mini/u }, "board"),
    generation: factNumber("standard", [3, 7], 5),
  },
  draw: ({ form, generation }, paint, variation) => {
    const waves = radioWaves(generation, variation);
    if (form === "usb") return waves + stick(paint, variation);
    if (form === "flat") return waves + flatCard(variation);
    return waves + board(generation >= 6 ? 3 : 2, paint, variation);
  },
});
