import { defineKind } from "../defineKind.ts";
import type { FactReader } from "../DrawnKind.ts";
import { box, centred, disc, line, outline, shape, times } from "../shapes.ts";
import { factNumber, guessedWord, number } from "../traits.ts";
import { contacts, fan, mark } from "./parts.ts";

const fanCounts = { "1": 1, "2": 2, "3": 3, none: 0, water: 1 } as const;
const corners = [12, 4, 20, 8] as const;

const lengths = [140, 370] as const;
const usualLength = 270;
const lengthOf = (facts: FactReader): number => facts.number("length", lengths, usualLength);

/** Graphics cards of their length and thickness, with their fans. */
export const graphicsCard = defineKind({
  hue: "k",
  traits: {
    millimetres: number(lengths, usualLength, lengthOf),
    cooling: guessedWord(
      "cooling",
      {
        "3": /[34] f(?:an|l\u00e4k)/u,
        "2": /2 f(?:an|l\u00e4k)/u,
        "1": /1 f(?:an|l\u00e4k)/u,
        none: /passiv|utan/u,
        water: /water|hybrid|vatten/u,
      },
      { usual: "2", guess: (facts) => (lengthOf(facts) > 285 ? "3" : "2") },
    ),
    slots: factNumber("slots", [1, 4], 2),
    gigabytes: factNumber("memory", [1, 48], 8),
  },
  shadow: ({ millimetres }) => [284, millimetres * 0.4],
  draw: ({ millimetres, cooling, slots, gigabytes }, paint, variation) => {
    const length = millimetres * 0.92;
    const thick = 74 + slots * 16;
    const [x, y] = [centred(length), 196 - thick / 2];
    const end = x + length;
    const fans = fanCounts[cooling];
    const radius = Math.min(thick * 0.42, length / Math.max(fans, 1) / 2.25);
    const fanX = (index: number): number => x + (length * (index + 0.5)) / fans;
    const fanY = y + thick / 2;
    const ribs = times(length / 12 - 2, (index) => box([x + 12 + index * 12, y + 12, 5, thick - 24, 2], paint.soft));
    const hoses = `M${end - 10} ${y + 14}c40 -60 -40 -70 -110 -62M${end - 24} ${y + 14}c30 -44 -40 -50 -90 -44`;
    return (
      box([x - 13, y - 12, 12, thick + 30, 2], "#aeb6bd", outline("#8b949d", 1)) +
      contacts([x + 36, y + thick, Math.min(120, length * 0.5)]) +
      box([x, y, length, thick, corners[variation.ground]], paint.body, outline(paint.edge)) +
      shape(
        `M${x + length * 0.62} ${y + 3}h${length * 0.14}l${-length * 0.1} ${thick - 6}h${-length * 0.14}z`,
        paint.second,
        { opacity: 0.8 },
      ) +
      (cooling === "none" ? ribs : "") +
      times(fans, (index) => fan([fanX(index), fanY, radius], paint)) +
      times(fans, (index) => disc([fanX(index), fanY, radius * 0.09], variation.tint)) +
      (cooling === "water" ? line(hoses, outline(paint.side, 8)) : "") +
      times(Math.round(Math.log2(gigabytes)), (index) =>
        box([end - 10 - index * 7, y + thick - 8, 4, 4, 1], variation.tint),
      ) +
      mark([x + 14, y + 12, 5], variation)
    );
  },
});
