import type { Paint } from "../paint.ts";
import type { Variation } from "../seed.ts";
import { box, disc, group, line, middle, outline, shape, times, unit } from "../shapes.ts";
import { factWord, type ValueOf } from "../traits.ts";

/** A centre or corner, and a size. */
type Round = readonly [x: number, y: number, size: number];

/** A fan from the front, with seven blades. */
export function fan([x, y, radius]: Round, paint: Paint, light: string | null = null): string {
  const at = (angle: number, share: number): string =>
    `${unit(x + Math.cos(angle) * radius * share)} ${unit(y + Math.sin(angle) * radius * share)}`;
  const reach = unit(radius * 0.9);
  const blades = times(7, (index) => {
    const a = (index * 2 * Math.PI) / 7;
    return `M${at(a, 0.2)}Q${at(a + 0.15, 0.7)} ${at(a + 0.05, 0.9)}A${reach} ${reach} 0 0 1 ${at(a + 0.62, 0.88)}Q${at(a + 0.6, 0.5)} ${at(a + 0.7, 0.2)}Z`;
  });
  return (
    disc([x, y, radius], paint.dark, outline(light ?? paint.edge, 3)) +
    shape(blades, light ?? paint.soft, light === null ? {} : { opacity: 0.75 }) +
    disc([x, y, radius * 0.24], paint.side, outline(paint.edge))
  );
}

/** A small brand mark: a dot, a bar or a ring. */
export function mark([x, y, size = 6]: readonly [number, number, number?], { mark: kind, tint }: Variation): string {
  if (kind === 0) return disc([x, y, size * 0.75], tint);
  if (kind === 1) return box([x - size * 1.5, y - size * 0.35, size * 3, size * 0.7, size * 0.35], tint);
  return disc([x, y, size * 0.7], "none", outline(tint, 2.2));
}

/** A chip with a lid. */
export function chip([x, y, size]: Round, paint: Paint, lid = paint.second): string {
  return (
    box([x, y, size, size, 4], paint.side, outline(paint.edge)) +
    box([x + size * 0.2, y + size * 0.2, size * 0.6, size * 0.6, 3], lid)
  );
}

export const contactGold = "#c7a452";

/** Materials that goods have in any colour. */
export const steel = "#c4cbd1";
export const steelEdge = "#98a2ab";
export const tin = "#c9ced3";
export const circuitGreen = "#3f7d5c";
export const chipBlack = "#2b3138";
/** A display that is off. */
export const displayGrey = "#39424d";

/** Corner, width and height. */
export type Area = readonly [x: number, y: number, width: number, height: number];

/** Repeats a shape at the four corners of an area, moved inwards. */
export function atCorners(
  [x, y, width, height]: Area,
  [across, down]: readonly [number, number],
  one: (x: number, y: number) => string,
): string {
  const [left, right] = [x + across, x + width - across];
  const [top, bottom] = [y + down, y + height - down];
  return one(left, top) + one(right, top) + one(left, bottom) + one(right, bottom);
}

/** A row of contacts along an edge. */
export function contacts([x, y, width, height = 14]: readonly [number, number, number, number?]): string {
  return (
    box([x, y, width, height, 1], contactGold) +
    line(`M${unit(x + 8)} ${unit(y + height / 2 + 1)}h${unit(width - 12)}`, outline("#7d6427", height - 2), {
      "stroke-linecap": "butt",
      "stroke-dasharray": "2 8",
    })
  );
}

/** Colours of changing lights, in order. */
export const rainbow = ["#c9525e", "#cf8f4a", "#c9b44e", "#5fa873", "#4f93b8", "#8a74bd"] as const;

/** The colour of the light behind or inside goods, by their facts. */
export const lightTrait = factWord(
  "light",
  {
    rgb: /rgb|multi|flerf/u,
    white: /white|vit/u,
    blue: /blue|bl\u00e5/u,
    red: /\bred\b|r\u00f6d/u,
    green: /green|gr\u00f6n/u,
    orange: /orange|yellow|gul/u,
  },
  "none",
);

export type Light = ValueOf<typeof lightTrait>;

const lightColours: Readonly<Record<Exclude<Light, "rgb">, string | null>> = {
  none: null,
  white: "#eef4f8",
  blue: "#5b9bd6",
  red: "#d4605a",
  green: "#63b077",
  orange: "#d99a52",
};

/** The colour of a light; null for none. `index` selects among changing colours. */
export function lightColour(light: Light, index: number): string | null {
  return light === "rgb" ? (rainbow[index % rainbow.length] ?? null) : lightColours[light];
}

/**
 * Arranges items in rows of up to three, smaller the more there are; each is drawn around its centre, `size` wide and
 * high.
 */
export function sideBySide(count: number, size: number, one: (index: number) => string): string {
  const columns = Math.min(count, 3);
  const rows = Math.ceil(count / columns);
  const cell = size + 16;
  const scale = Math.min(1, 368 / (columns * cell));
  return times(count, (index) => {
    const across = ((index % columns) - (columns - 1) / 2) * cell * scale;
    const down = (Math.floor(index / columns) - (rows - 1) / 2) * cell * scale;
    return group(one(index), [middle + across - middle * scale, middle + down - middle * scale, scale]);
  });
}
