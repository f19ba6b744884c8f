/** Colours of goods, by their letter in an address. */
export const hues = {
  k: "#2d3238",
  w: "#f6f7f8",
  g: "#878f98",
  s: "#ccd2d8",
  r: "#b5433d",
  b: "#41689f",
  n: "#4c7a58",
  y: "#d8b13c",
  o: "#cd7b38",
  p: "#e0a5b3",
  l: "#7664a6",
  u: "#7a5b46",
  e: "#dacdb7",
  t: "#41898f",
  c: "#b4764e",
  d: "#c3a153",
  x: "#e2eaee",
} as const;

export type Hue = keyof typeof hues;

/** Whether a text is a colour's letter. */
export const isHue = (letter: string): letter is Hue => Object.hasOwn(hues, letter);

/** The colours of a drawing; the edge is visible on white and black backgrounds. */
export interface Paint {
  readonly body: string;
  readonly side: string;
  readonly edge: string;
  readonly soft: string;
  /** Openings, lenses and screens that are off. */
  readonly dark: string;
  /** The second colour of two-coloured goods. */
  readonly second: string;
  /** Marks and other small things; chosen by the seed. */
  readonly accent: string;
}

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Mixes two colours: 0 gives the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const to = channels(other);
  const mixed = channels(one).map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The lightness of a colour: 0 black, 1 white. */
function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

/** The colours for goods in one or two colours. */
export function paintOf(first: Hue, second: Hue, accent: string): Paint {
  const body = hues[first];
  const isDark = lightness(body) < 0.45;
  return {
    body,
    side: mix(body, "#0b1016", isDark ? 0.3 : 0.1),
    edge: isDark ? mix(body, "#ffffff", 0.3) : mix(body, "#1b2833", 0.24),
    soft: isDark ? mix(body, "#ffffff", 0.22) : mix(body, "#1b2833", 0.14),
    dark: isDark ? mix(body, "#05080b", 0.55) : "#39424d",
    second: first === second ? mix(body, isDark ? "#ffffff" : "#1b2833", 0.12) : hues[second],
    accent,
  };
}
