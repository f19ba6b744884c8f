import type { DrawnKind } from "../DrawnKind.ts";
import { mix } from "../paint.ts";
import { box, disc, line, outline, shape, times } from "../shapes.ts";
import { chip, contactGold, contacts, fan, mark, rainbow } from "./parts.ts";

const boardForms = ["atx", "micro", "mini", "extended"] as const;
const boardSizes = { atx: [220, 268], micro: [226, 226], mini: [178, 178], extended: [286, 280] } as const;

/** Motherboards in the proportions of their form factor, with their memory slots. */
export const motherboard: DrawnKind = {
  hue: "k",
  tell: (facts) => [
    facts.choice(
      "form",
      { extended: /eatx|e-atx|xl|ssi/u, micro: /micro|m-?atx/u, mini: /mini|itx|dtx/u, atx: /./u },
      "atx",
    ),
    facts.number("memorySlots", [1, 16], 4),
    facts.choice("socket", { large: /tr|2011|2066|3647|4677/u, pins: /am\d|fm\d/u, lands: /./u }, "lands"),
    /\d|wi-?fi|ja/u.test(facts.text("wireless")) || /wi-?fi/u.test(facts.words) ? "wifi" : "wired",
  ],
  draw: (values, paint, variation) => {
    const [width, height] = boardSizes[values.word(0, boardForms, "atx")];
    const slots = values.number(1, [1, 16], 4);
    const socket = values.word(2, ["lands", "pins", "large"], "lands");
    const [x, y] = [200 - width / 2, 200 - height / 2];
    const size = socket === "large" ? 76 : 58;
    const each = Math.min(13, (width - size - 70) / slots);
    const cards = Math.max(1, Math.round((height - 146) / 30));
    return (
      box([x, y, width, height, 6], mix(paint.body, "#1d2a26", 0.15), outline(paint.edge)) +
      box([x - 5, y + 12, 24, 86, 3], paint.soft, outline(paint.edge, 1.5)) +
      box([x + 26, y + 12, size + 18, 14, 3], paint.second) +
      box([x + 24, y + 32, 14, size, 3], paint.second) +
      (socket === "pins"
        ? chip([x + 46, y + 34, size], paint, mix(paint.second, "#ffffff", 0.2))
        : box([x + 46, y + 34, size, size, 3], "#c9ced3", outline(paint.edge)) +
          box([x + 46 + size * 0.18, y + 34 + size * 0.18, size * 0.64, size * 0.64, 2], "#858d96")) +
      times(slots, (index) =>
        box(
          [x + width - 14 - each * (index + 1), y + 20, each * 0.6, size + 48, 2],
          index % 2 === 0 ? paint.soft : paint.second,
        ),
      ) +
      times(cards, (index) =>
        box(
          [x + 26, y + height - 26 - index * 30, width * 0.62, 10, 3],
          index === 0 ? paint.soft : paint.side,
          outline(paint.edge, 1),
        ),
      ) +
      box([x + width - 52, y + height - 58, 38, 38, 4], paint.second) +
      mark([x + width - 33, y + height - 39], variation) +
      (values.word(3, ["wifi", "wired"], "wired") === "wifi"
        ? disc([x + 6, y + 112, 4], contactGold) + disc([x + 6, y + 124, 4], contactGold)
        : "") +
      [
        [10, 8],
        [width - 10, 8],
        [10, height - 8],
        [width - 10, height - 8],
      ]
        .map(([a = 0, b = 0]) => disc([x + a, y + b, 3], paint.soft))
        .join("")
    );
  },
};

/** Graphics cards of their length and thickness, with their fans. */
export const graphicsCard: DrawnKind = {
  hue: "k",
  tell: (facts) => [
    facts.number("length", [140, 370], 270),
    facts.choice(
      "cooling",
      {
        "3": /[34] f(?:an|l\u00e4k)/u,
        "2": /2 f(?:an|l\u00e4k)/u,
        "1": /1 f(?:an|l\u00e4k)/u,
        none: /passiv|utan/u,
        water: /water|hybrid|vatten/u,
      },
      facts.number("length", [140, 370], 270) > 285 ? "3" : "2",
    ),
    facts.number("slots", [1, 4], 2),
    facts.number("memory", [1, 48], 8),
  ],
  shadow: (values) => [284, values.number(0, [140, 370], 270) * 0.4],
  draw: (values, paint, variation) => {
    const length = values.number(0, [140, 370], 270) * 0.92;
    const cooling = values.word(1, ["1", "2", "3", "none", "water"], "2");
    const thick = 74 + values.number(2, [1, 4], 2) * 16;
    const stripes = Math.round(Math.log2(values.number(3, [1, 48], 8)));
    const [x, y] = [200 - length / 2, 196 - thick / 2];
    const count = cooling === "none" ? 0 : cooling === "water" ? 1 : Number(cooling);
    const radius = Math.min(thick * 0.42, length / Math.max(count, 1) / 2.25);
    const corner = [12, 4, 20, 8][variation.ground] ?? 12;
    return (
      box([x - 13, y - 12, 12, thick + 30, 2], "#aeb6bd", outline("#8b949d", 1)) +
      contacts([x + 36, y + thick, Math.min(120, length * 0.5)]) +
      box([x, y, length, thick, corner], paint.body, outline(paint.edge)) +
      shape(
        `M${x + length * 0.62} ${y + 3}h${length * 0.14}l${-length * 0.1} ${thick - 6}h${-length * 0.14}z`,
        paint.second,
        { opacity: 0.8 },
      ) +
      (cooling === "none"
        ? times(length / 12 - 2, (index) => box([x + 12 + index * 12, y + 12, 5, thick - 24, 2], paint.soft))
        : "") +
      times(count, (index) => fan([x + (length * (index + 0.5)) / count, y + thick / 2, radius], paint)) +
      times(count, (index) =>
        disc([x + (length * (index + 0.5)) / count, y + thick / 2, radius * 0.09], variation.tint),
      ) +
      (cooling === "water"
        ? line(
            `M${x + length - 10} ${y + 14}c40 -60 -40 -70 -110 -62M${x + length - 24} ${y + 14}c30 -44 -40 -50 -90 -44`,
            outline(paint.side, 8),
          )
        : "") +
      times(stripes, (index) => box([x + length - 10 - index * 7, y + thick - 8, 4, 4, 1], variation.tint)) +
      mark([x + 14, y + 12, 5], variation)
    );
  },
};

/** Memory: the number of modules, with or without a heat spreader and lights. */
export const memory: DrawnKind = {
  hue: "k",
  tell: (facts) => {
    const [, count = "1", each = "8"] = /(\d+)\s*x\s*(\d+)/u.exec(facts.text("modules")) ?? [];
    const isSmall = /so-?dimm/u.test(facts.text("form"));
    const isPlain = /^nej|^no/u.test(facts.text("spreader")) || isSmall;
    const light = /^ja|^yes/u.test(facts.text("rgb")) || /rgb/u.test(facts.words);
    return [Number(count), Number(each), isSmall ? "small" : isPlain ? "bare" : "cooled", light ? "rgb" : "none"];
  },
  shadow: () => [290, 120],
  draw: (values, paint, variation) => {
    const count = Math.min(values.number(0, [1, 16], 1), 6);
    const chips = 2 + Math.round(Math.log2(values.number(1, [1, 256], 8)));
    const form = values.word(2, ["small", "bare", "cooled"], "cooled");
    const isLit = values.word(3, ["none", "rgb"], "none") === "rgb";
    const [width, height] = form === "small" ? [190, 92] : [268, form === "bare" ? 66 : 82];
    const step = Math.min(30, 90 / count);
    const cut = [30, 12, 52, 0][variation.ground] ?? 30;
    const one = (index: number): string => {
      const [x, y] = [
        200 - width / 2 + (index - (count - 1) / 2) * step * 0.4,
        196 - height / 2 + (index - (count - 1) / 2) * step,
      ];
      const board = mix("#3f7d5c", paint.body, form === "cooled" ? 0.6 : 0.25);
      const top = isLit
        ? times(8, (at) =>
            box(
              [x + 8 + ((width - 16) / 8) * at, y - 9, (width - 16) / 8 - 1, 11, 3],
              rainbow[(at + variation.mark * 2) % rainbow.length] ?? "",
              { opacity: 0.85 },
            ),
          )
        : "";
      const face =
        form === "cooled"
          ? shape(
              `M${x} ${y + 16}l${cut} -16h${width - cut * 2}l${cut} 16v${height - 30}h${-width}z`,
              paint.body,
              outline(paint.edge),
            ) +
            shape(
              `M${x + width * 0.34} ${y + 4}h${width * 0.12}l${-width * 0.08} ${height - 20}h${-width * 0.12}z`,
              paint.second,
            ) +
            mark([x + width * 0.72, y + height * 0.42, 8], variation)
          : times(chips, (at) =>
              box([x + 10 + ((width - 20) / chips) * at, y + 12, (width - 20) / chips - 4, height - 38, 2], "#2b3138"),
            ) + mark([x + width - 16, y + 6, 3], variation);
      return (
        top +
        box(
          [x, y + (form === "cooled" ? 12 : 0), width, height - (form === "cooled" ? 14 : 8), 3],
          board,
          outline(mix(board, "#101820", 0.3), 1.5),
        ) +
        face +
        contacts([x + 8, y + height - 14, width - 16, 13])
      );
    };
    return times(count, one);
  },
};

/** Processors by socket, with a grid of their cores. */
export const processor: DrawnKind = {
  hue: "s",
  tell: (facts) => [
    facts.choice(
      "socket",
      { notched: /am5|str5|sp5/u, large: /tr4|trx4|2011|2066|swrx/u, pins: /am\d|fm\d/u, lands: /lga|\d/u },
      /ryzen|athlon|threadripper|\bfx-|phenom|sempron|a\d{1,2}-/u.test(facts.words) ? "pins" : "lands",
    ),
    facts.number("cores", [1, 96], 4),
    facts.number("threads", [1, 192], facts.number("cores", [1, 96], 4)),
  ],
  shadow: () => [324, 104],
  draw: (values, paint, variation) => {
    const socket = values.word(0, ["lands", "pins", "notched", "large"], "lands");
    const cores = values.number(1, [1, 96], 4);
    const isDouble = values.number(2, [1, 192], 4) > cores;
    const [width, height] = socket === "large" ? [228, 176] : socket === "lands" ? [196, 214] : [208, 208];
    const [x, y] = [200 - width / 2, 200 - height / 2];
    const lid = socket === "notched" ? 22 : 34;
    const columns = Math.ceil(Math.sqrt(cores * (width / height)));
    const rows = Math.ceil(cores / columns);
    const cell = Math.min(22, (width - lid * 2 - 44) / columns, (height - lid * 2 - 56) / rows);
    const [left, top] = [200 - (columns * cell) / 2, 206 - (rows * cell) / 2];
    const green = mix("#3f7d5c", variation.tint, 0.18);
    return (
      box([x, y, width, height, 7], green, outline(mix(green, "#0e1a16", 0.35))) +
      times(
        12,
        (index) =>
          box([x + 10 + index * ((width - 20) / 12), y + 5, 6, 8, 1], contactGold) +
          box([x + 10 + index * ((width - 20) / 12), y + height - 13, 6, 8, 1], contactGold),
      ) +
      box([x + lid, y + lid, width - lid * 2, height - lid * 2, 12], "#d3d8dd", outline("#a9b2ba")) +
      (socket === "notched"
        ? times(4, (index) =>
            disc(
              [index % 2 === 0 ? x + lid : x + width - lid, index < 2 ? y + height * 0.34 : y + height * 0.66, 13],
              green,
            ),
          )
        : "") +
      box([x + lid + 10, y + lid + 10, width - lid * 2 - 20, height - lid * 2 - 20, 7], "#e4e8eb") +
      times(cores, (index) =>
        box(
          [
            left + (index % columns) * cell + 1.5,
            top + Math.floor(index / columns) * cell + 1.5,
            cell - 3,
            cell - 3,
            2,
          ],
          isDouble ? paint.accent : mix(paint.accent, "#ffffff", 0.45),
        ),
      ) +
      mark([x + lid + 24, y + lid + 20, 6], variation) +
      shape(`M${x + 6} ${y + height - 6}h16l-16 -16z`, contactGold)
    );
  },
};

/** Network cards: a board with its connector, or a USB stick. */
export const networkCard: DrawnKind = {
  hue: "n",
  tell: (facts) => [
    facts.choice("interface", { usb: /usb/u, long: /x4|x8|x16/u, short: /./u }, "short"),
    facts.number("interface", [1, 16], 1),
  ],
  draw: (values, paint, variation) => {
    const form = values.word(0, ["short", "long", "usb"], "short");
    const ports = 1 + (values.number(1, [1, 16], 1) > 2 ? 1 : 0) + (variation.mark === 2 ? 1 : 0);
    const port = (x: number, y: number): string =>
      box([x, y, 46, 40, 3], "#cdd4da", outline("#98a2ab")) + box([x + 8, y + 10, 26, 22, 2], "#39424d");
    if (form === "usb") {
      return (
        line(`M150 230c-30 30 -60 ${20 + variation.ground * 12} -92 40`, outline(paint.soft, 12)) +
        box([140, 150, 150, 84, 16], "#2d3238", outline("#5a636c")) +
        port(250, 170) +
        mark([176, 192, 8], variation)
      );
    }
    const width = form === "long" ? 236 : 186;
    return (
      box([84, 98, 16, 216, 3], "#c4cbd1", outline("#98a2ab", 1)) +
      box([100, 116, width, 142, 5], mix(paint.body, "#2c5240", 0.2), outline(paint.edge)) +
      times(ports, (index) => port(78, 124 + index * 46)) +
      chip([178, 138 + variation.ground * 4, form === "long" ? 74 : 54], { ...paint, side: "#2b3138" }, paint.accent) +
      times(3, (index) => box([100 + width - 34, 132 + index * 26, 20, 14, 2], "#2b3138")) +
      mark([100 + width - 24, 236, 5], variation) +
      contacts([150, 258, form === "long" ? 140 : 50, 16])
    );
  },
};

/** Wireless network cards, with one antenna per two generations. */
export const wirelessCard: DrawnKind = {
  hue: "k",
  tell: (facts) => [
    facts.choice("interface", { usb: /usb/u, flat: /m\.2|mini/u, board: /./u }, "board"),
    facts.number("standard", [3, 7], 5),
  ],
  draw: (values, paint, variation) => {
    const form = values.word(0, ["usb", "flat", "board"], "board");
    const generation = values.number(1, [3, 7], 5);
    const waves = times(Math.max(1, generation - 3), (index) =>
      line(
        `M${306 + index * 17} ${128 - index * 12}q${10 + index * 5} ${20 + index * 12} 0 ${40 + index * 24}`,
        outline(variation.tint, 5),
      ),
    );
    if (form === "usb") {
      const height = 150 + variation.ground * 22;
      return (
        waves +
        box([176, 290, 48, 34, 2], "#c4cbd1", outline("#98a2ab")) +
        box([164, 292 - height, 72, height, variation.mark * 14 + 8], paint.body, outline(paint.edge)) +
        mark([200, 316 - height, 7], variation) +
        box([184, 256, 32, 6, 3], paint.soft)
      );
    }
    if (form === "flat") {
      return (
        waves +
        box([130, 128, 130, 160, 5], "#3f7d5c", outline("#274f3a")) +
        box([144, 142, 102, 92, 4], "#c9ced3", outline("#98a2ab")) +
        mark([196, 188, 12], variation) +
        contacts([136, 276, 118, 16]) +
        disc([160, 256, 5], contactGold) +
        disc([230, 256, 5], contactGold)
      );
    }
    const antennas = generation >= 6 ? 3 : 2;
    return (
      waves +
      times(antennas, (index) =>
        box([140 + index * 52, 76 + (index % 2) * 14, 13, 156, 7], paint.body, outline(paint.edge)),
      ) +
      box([92, 228, 16, 104, 3], "#c4cbd1", outline("#98a2ab", 1)) +
      box([108, 228, 190, 76, 6], paint.body, outline(paint.edge)) +
      chip([134, 244, 42], paint, paint.accent) +
      times(variation.ground + 1, (index) => box([196, 246 + index * 13, 78 - index * 14, 7, 3], paint.soft)) +
      contacts([134, 304, 96, 12])
    );
  },
};
