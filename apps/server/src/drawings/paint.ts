/** Colours that goods are drawn in, by the letter that stands for them in an address. */
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

/** Whether a text is the letter of a colour. */
export const isHue = (letter: string): letter is Hue => Object.hasOwn(hues, letter);

/** What a thing is painted with; every body has an edge that is seen on white as on black ground. */
export interface Paint {
  readonly body: string;
  readonly side: string;
  readonly edge: string;
  readonly soft: string;
  /** Openings, lenses and screens that are off. */
  readonly dark: string;
  /** The other colour of goods in two. */
  readonly second: string;
  /** Of marks and other small things, from the seed. */
  readonly accent: string;
}

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** A colour between two others: 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const to = channels(other);
  const mixed = channels(one).map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** How light a colour is: 0 black, 1 white. */
function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

/** The paint of goods in one or two colours. */
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
