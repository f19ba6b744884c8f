import { defineKind } from "../defineKind.ts";
import type { FactReader } from "../DrawnKind.ts";
import { mix } from "../paint.ts";
import { box, centred, disc, outline, shape, times } from "../shapes.ts";
import { guessedNumber, guessedWord, number } from "../traits.ts";
import { type Area, atCorners, circuitGreen, contactGold, mark } from "./parts.ts";

const sizes = { lands: [196, 214], pins: [208, 208], notched: [208, 208], large: [228, 176] } as const;

/** The contacts along each of two edges. */
const contactCount = 12;

/** Names of processors that have pins. */
const pinned = /ryzen|athlon|threadripper|\bfx-|phenom|sempron|a\d{1,2}-/u;

const coreCounts = [1, 96] as const;
const usualCores = 4;
const coresOf = (facts: FactReader): number => facts.number("cores", coreCounts, usualCores);

const edgeContacts = ([x, y, width, height]: Area): string =>
  times(contactCount, (index) => {
    const across = x + 10 + index * ((width - 20) / contactCount);
    return box([across, y + 5, 6, 8, 1], contactGold) + box([across, y + height - 13, 6, 8, 1], contactGold);
  });

/** A grid of cores in the proportions of the processor, within the inner part of its lid. */
function coreGrid(cores: number, [width, height, rim]: readonly [number, number, number], color: string): string {
  const columns = Math.ceil(Math.sqrt(cores * (width / height)));
  const rows = Math.ceil(cores / columns);
  const cell = Math.min(22, (width - rim * 2 - 44) / columns, (height - rim * 2 - 56) / rows);
  const [left, top] = [centred(columns * cell), 206 - (rows * cell) / 2];
  return times(cores, (index) =>
    box(
      [left + (index % columns) * cell + 1.5, top + Math.floor(index / columns) * cell + 1.5, cell - 3, cell - 3, 2],
      color,
    ),
  );
}

/** Processors by socket, with a grid of their cores. */
export const processor = defineKind({
  hue: "s",
  traits: {
    socket: guessedWord(
      "socket",
      { notched: /am5|str5|sp5/u, large: /tr4|trx4|2011|2066|swrx/u, pins: /am\d|fm\d/u, lands: /lga|\d/u },
      { usual: "lands", guess: (facts) => (pinned.test(facts.words) ? "pins" : "lands") },
    ),
    cores: number(coreCounts, usualCores, coresOf),
    threads: guessedNumber("threads", [1, 192], { usual: usualCores, guess: coresOf }),
  },
  shadow: () => [324, 104],
  draw: ({ socket, cores, threads }, paint, variation) => {
    const [width, height] = sizes[socket];
    const [x, y] = [centred(width), centred(height)];
    const rim = socket === "notched" ? 22 : 34;
    const [lidWidth, lidHeight] = [width - rim * 2, height - rim * 2];
    const green = mix(circuitGreen, variation.tint, 0.18);
    const notches = atCorners([x, y, width, height], [rim, height * 0.34], (across, down) =>
      disc([across, down, 13], green),
    );
    return (
      box([x, y, width, height, 7], green, outline(mix(green, "#0e1a16", 0.35))) +
      edgeContacts([x, y, width, height]) +
      box([x + rim, y + rim, lidWidth, lidHeight, 12], "#d3d8dd", outline("#a9b2ba")) +
      (socket === "notched" ? notches : "") +
      box([x + rim + 10, y + rim + 10, lidWidth - 20, lidHeight - 20, 7], "#e4e8eb") +
      coreGrid(cores, [width, height, rim], threads > cores ? paint.accent : mix(paint.accent, "#ffffff", 0.45)) +
      mark([x + rim + 24, y + rim + 20, 6], variation) +
      shape(`M${x + 6} ${y + height - 6}h16l-16 -16z`, contactGold)
    );
  },
});
