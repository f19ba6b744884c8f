import type { DrawnKind } from "../DrawnKind.ts";
import type { Paint } from "../paint.ts";
import type { Variation } from "../seed.ts";
import { box, disc, line, type Look, outline, shape, times, unit } from "../shapes.ts";
import { lightColour, lightPatterns, lightWords, mark } from "./parts.ts";

const keyboards = ["full", "tkl", "mini", "slim", "bent", "split"] as const;

interface Keys {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly light: string;
}

const keySize = 20;

/** Five rows of keys, the last with a space bar; some keys have the other colour. */
function keysOf({ x, y, columns, light }: Keys, paint: Paint, variation: Variation): string {
  const pitch = keySize;
  const isOther = (row: number, column: number): boolean =>
    column === 0 || column === columns - 1 || (row === 0 && column % 4 === variation.mark);
  const size = pitch - 6;
  const space = Math.max(3, Math.round(columns * 0.42));
  const before = Math.floor((columns - space) / 2);
  const key = (row: number, column: number): string => {
    const isCovered = row === 4 && column > before && column < before + space;
    const wide = row === 4 && column === before ? size + pitch * (space - 1) : size;
    return isCovered ? "" : `M${unit(x + 1 + column * pitch)} ${unit(y + 1 + row * pitch)}h${wide}v${size}h-${wide}z`;
  };
  const all = (isSecond: boolean): string =>
    times(5 * columns, (index) => {
      const [row, column] = [Math.floor(index / columns), index % columns];
      return isOther(row, column) === isSecond ? key(row, column) : "";
    });
  const round = (color: string): Look => ({ stroke: color, "stroke-width": 2, "stroke-linejoin": "round" });
  const glow = times(columns, (column) => {
    const color = lightColour(light, Math.floor(column / 2) + variation.ground);
    return color === null ? "" : box([x + column * pitch - 2, y - 2, pitch, pitch * 5], color, { opacity: 0.8 });
  });
  return glow + shape(all(false), paint.side, round(paint.side)) + shape(all(true), paint.second, round(paint.second));
}

/** Keyboards, with their number of keys, their lighting, and with or without a cable. */
export const keyboard: DrawnKind = {
  hue: "k",
  tell: (facts) => {
    const style = facts.choice(
      "style",
      { split: /split|delat/u, bent: /ergo/u, slim: /slim|tunt/u, mini: /mini|litet/u, full: /./u },
      "full",
    );
    const isShort = facts.isYes("keypad") || /tkl|80|75|65|60/u.test(facts.text("layout"));
    const form = style === "full" && isShort ? (/\b(60|65|mini)\b/u.test(facts.words) ? "mini" : "tkl") : style;
    return [
      form,
      isShort ? "short" : "long",
      facts.choice("light", lightPatterns, "none"),
      /wireless|bluetooth|tr\u00e5dl\u00f6s/u.test(facts.text("connection")) ? "wireless" : "cable",
    ];
  },
  shadow: (values) => [286, values.word(0, keyboards, "full") === "mini" ? 120 : 160],
  draw: (values, paint, variation) => {
    const form = values.word(0, keyboards, "full");
    const isShort = values.word(1, ["short", "long"], "long") === "short";
    const light = values.word(2, lightWords, "none");
    const columns = form === "mini" ? 11 : form === "tkl" || isShort ? 13 : 16;
    const edge = form === "slim" ? 6 : 13;
    const width = columns * keySize - 4 + edge * 2;
    const height = 5 * keySize - 4 + edge * 2;
    const [x, y] = [200 - width / 2, 206 - height / 2];
    const corner = [12, 5, 20, 9][variation.ground] ?? 10;
    const cable =
      values.word(3, ["cable", "wireless"], "cable") === "cable"
        ? line(
            `M${180 + variation.mark * 20} ${y}c0 -40 ${50 + variation.ground * 8} -20 40 -70`,
            outline(paint.soft, 6),
          )
        : "";
    const keys = (left: number, count: number): string =>
      keysOf({ x: left, y: y + edge, columns: count, light }, paint, variation);
    if (form === "split") {
      const half = 6 * keySize - 4 + edge * 2;
      const one = (left: number): string =>
        box([left, y, half, height, corner], paint.body, outline(paint.edge)) + keys(left + edge, 6);
      return (
        cable +
        `<g transform="rotate(-7 200 206)">${one(196 - half - 14)}</g><g transform="rotate(7 200 206)">${one(218)}</g>` +
        mark([200, y - 4, 5], variation)
      );
    }
    const body =
      form === "bent"
        ? shape(
            `M${x} ${y + 10}Q200 ${y - 22} ${x + width} ${y + 10}l10 ${height + 18}Q200 ${y + height - 8} ${x - 10} ${y + height + 28}Z`,
            paint.body,
            outline(paint.edge),
          )
        : box([x, y, width, height, corner], paint.body, outline(paint.edge));
    return (
      cable +
      body +
      keys(x + edge, columns) +
      mark([x + width - edge - 12, y + (form === "slim" ? -8 : 6), 3.5], variation)
    );
  },
};

const mouseForms = ["mouse", "ball", "pad"] as const;

/** Mice, trackballs and pads, for the right hand, the left or both. */
export const mouse: DrawnKind = {
  hue: "k",
  tell: (facts) => [
    facts.choice("sensor", { ball: /ball|kula/u, pad: /pad|platta/u, mouse: /./u }, "mouse"),
    facts.choice("hand", { left: /v\u00e4nster|left/u, both: /b\u00e5da|both|ambi/u, right: /./u }, "both"),
    /wireless|bluetooth|tr\u00e5dl\u00f6s/u.test(`${facts.text("connection")} ${facts.words}`) ? "wireless" : "cable",
    /rgb/u.test(facts.words) || facts.isYes("rgb") || facts.number("dpi", [0, 50_000], 0) >= 12_000
      ? "gaming"
      : "plain",
  ],
  shadow: () => [334, 76],
  draw: (values, paint, variation) => {
    const form = values.word(0, mouseForms, "mouse");
    const hand = values.word(1, ["left", "right", "both"], "both");
    const isGaming = values.word(3, ["gaming", "plain"], "plain") === "gaming";
    const cable =
      values.word(2, ["cable", "wireless"], "cable") === "cable"
        ? line(
            `M200 90c0 -50 ${30 + variation.ground * 14} -20 ${40 + variation.mark * 16} -66`,
            outline(paint.soft, 6),
          )
        : "";
    if (form === "pad")
      return (
        cable +
        box([104, 90, 192, 226, 24], paint.body, outline(paint.edge)) +
        line("M116 256h168M200 256v56", outline(paint.edge, 2.5)) +
        mark([200, 116, 6], variation)
      );
    const half = 68 + variation.mark * 5;
    const lean = hand === "both" ? 0 : hand === "right" ? -16 : 16;
    const waist = isGaming ? 14 : variation.ground * 3;
    const outer = `M200 82C${200 + half} 80 ${200 + half} 130 ${200 + half - waist} 190S${200 + half + 6} 260 ${200 + half - 12} 296C${200 + 40} 344 ${200 - 40} 344 ${200 - half + 12} 296S${200 - half + waist + lean - 8} 240 ${200 - half + waist + lean} 190S${200 - half} 80 200 82Z`;
    const ball =
      form === "ball"
        ? disc([hand === "left" ? 244 : 158, 210, 32], variation.tint, outline(paint.edge, 3)) +
          disc([hand === "left" ? 234 : 148, 200, 8], "#ffffff", { opacity: 0.5 })
        : "";
    return (
      cable +
      shape(outer, paint.body, outline(paint.edge)) +
      line(
        `M200 84v100M${200 - half + waist + 6} 188q${half - waist} ${16 - variation.ground * 6} ${half * 2 - waist * 2 - 12} 0`,
        outline(paint.edge, 2.5),
      ) +
      (isGaming
        ? line(
            `M${200 - half + waist + lean + 10} 204v22M${200 - half + waist + lean + 9} 236v22`,
            outline(paint.soft, 7),
          ) + line("M158 318q42 22 84 0", outline(variation.tint, 5))
        : "") +
      box([190, 112, 20, 46, 10], paint.dark, outline(paint.edge, 1)) +
      box([195, 120, 10, 26, 5], isGaming ? variation.tint : paint.soft) +
      ball +
      mark([200, 276, 8], variation)
    );
  },
};
