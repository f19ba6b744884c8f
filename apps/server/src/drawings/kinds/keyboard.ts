import { defineKind } from "../defineKind.ts";
import type { FactReader } from "../DrawnKind.ts";
import type { Paint } from "../paint.ts";
import type { Variation } from "../seed.ts";
import { box, centred, line, type Look, middle, outline, shape, times, unit } from "../shapes.ts";
import { flag, word } from "../traits.ts";
import { type Light, lightColour, lightTrait, mark } from "./parts.ts";

const forms = ["full", "tkl", "mini", "slim", "bent", "split"] as const;
type Form = (typeof forms)[number];

const corners = [12, 5, 20, 9] as const;
/** From one key to the next. */
const pitch = 20;
const keySize = pitch - 6;
const rows = 5;
/** The height of the middle of a keyboard. */
const centreY = 206;
/** The columns of each half of a split keyboard. */
const halfColumns = 6;

/** The room for some columns or rows of keys, with the edges around them. */
const spanOf = (keys: number, edge: number): number => keys * pitch - 4 + edge * 2;

interface Keys {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly light: Light;
}

/** Five rows of keys, the last with a space bar; some keys have the other colour. */
function drawKeys({ x, y, columns, light }: Keys, paint: Paint, variation: Variation): string {
  const isOther = (row: number, column: number): boolean =>
    column === 0 || column === columns - 1 || (row === 0 && column % 4 === variation.mark);
  const space = Math.max(3, Math.round(columns * 0.42));
  const before = Math.floor((columns - space) / 2);
  const key = (row: number, column: number): string => {
    const isLast = row === rows - 1;
    if (isLast && column > before && column < before + space) return "";
    const wide = isLast && column === before ? keySize + pitch * (space - 1) : keySize;
    return `M${unit(x + 1 + column * pitch)} ${unit(y + 1 + row * pitch)}h${wide}v${keySize}h-${wide}z`;
  };
  const all = (isSecond: boolean): string =>
    times(rows * columns, (index) => {
      const [row, column] = [Math.floor(index / columns), index % columns];
      return isOther(row, column) === isSecond ? key(row, column) : "";
    });
  const round = (color: string): Look => ({ stroke: color, "stroke-width": 2, "stroke-linejoin": "round" });
  const glow = times(columns, (column) => {
    const color = lightColour(light, Math.floor(column / 2) + variation.ground);
    return color === null ? "" : box([x + column * pitch - 2, y - 2, pitch, pitch * rows], color, { opacity: 0.8 });
  });
  return glow + shape(all(false), paint.side, round(paint.side)) + shape(all(true), paint.second, round(paint.second));
}

const isShort = (facts: FactReader): boolean => facts.isYes("keypad") || /tkl|80|75|65|60/u.test(facts.text("layout"));

function formOf(facts: FactReader): Form {
  const style = facts.choice(
    "style",
    { split: /split|delat/u, bent: /ergo/u, slim: /slim|tunt/u, mini: /mini|litet/u },
    "full",
  );
  if (style !== "full" || !isShort(facts)) return style;
  return /\b(60|65|mini)\b/u.test(facts.words) ? "mini" : "tkl";
}

function columnsOf(form: Form, hasNoKeypad: boolean): number {
  if (form === "mini") return 11;
  return form === "tkl" || hasNoKeypad ? 13 : 16;
}

function splitBody(light: Light, paint: Paint, variation: Variation): string {
  const edge = 13;
  const [width, height] = [spanOf(halfColumns, edge), spanOf(rows, edge)];
  const y = centreY - height / 2;
  const half = (left: number): string =>
    box([left, y, width, height, corners[variation.ground]], paint.body, outline(paint.edge)) +
    drawKeys({ x: left + edge, y: y + edge, columns: halfColumns, light }, paint, variation);
  return (
    `<g transform="rotate(-7 200 206)">${half(196 - width - 14)}</g><g transform="rotate(7 200 206)">${half(218)}</g>` +
    mark([middle, y - 4, 5], variation)
  );
}

/** Keyboards, with their number of keys, their lighting, and with or without a cable. */
export const keyboard = defineKind({
  hue: "k",
  traits: {
    form: word(forms, "full", formOf),
    hasNoKeypad: flag("short", "long", isShort),
    light: lightTrait,
    isWireless: flag("wireless", "cable", (facts) =>
      /wireless|bluetooth|tr\u00e5dl\u00f6s/u.test(facts.text("connection")),
    ),
  },
  shadow: ({ form }) => [286, form === "mini" ? 120 : 160],
  draw: ({ form, hasNoKeypad, light, isWireless }, paint, variation) => {
    const edge = form === "slim" ? 6 : 13;
    const columns = columnsOf(form, hasNoKeypad);
    const [width, height] = [spanOf(columns, edge), spanOf(rows, edge)];
    const [x, y] = [centred(width), centreY - height / 2];
    const route = `M${180 + variation.mark * 20} ${y}c0 -40 ${50 + variation.ground * 8} -20 40 -70`;
    const cable = isWireless ? "" : line(route, outline(paint.soft, 6));
    if (form === "split") return cable + splitBody(light, paint, variation);
    const bent = `M${x} ${y + 10}Q200 ${y - 22} ${x + width} ${y + 10}l10 ${height + 18}Q200 ${y + height - 8} ${x - 10} ${y + height + 28}Z`;
    return (
      cable +
      (form === "bent"
        ? shape(bent, paint.body, outline(paint.edge))
        : box([x, y, width, height, corners[variation.ground]], paint.body, outline(paint.edge))) +
      drawKeys({ x: x + edge, y: y + edge, columns, light }, paint, variation) +
      mark([x + width - edge - 12, y + (form === "slim" ? -8 : 6), 3.5], variation)
    );
  },
});
