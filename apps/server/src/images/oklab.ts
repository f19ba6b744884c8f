/** A perceptual colour: lightness from 0 to 1, green to red, and blue to yellow (Oklab of CSS Color 4). */
export type Lab = readonly [light: number, a: number, b: number];
/** Red, green and blue, each from 0 to 255. */
export type Screen = readonly [red: number, green: number, blue: number];

const toLinear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (share: number): number => {
  const value = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.max(0, Math.round(value * 255)));
};

/** Converts RGB to Oklab. */
export function labOf([red, green, blue]: Screen): Lab {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Converts Oklab to a CSS colour such as `#e8e4df`. */
export function textOf([light, a, b]: Lab): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((share) => fromLinear(share).toString(16).padStart(2, "0")).join("")}`;
}

/** The perceptual mean of colours. */
export function meanOf(colours: readonly Lab[]): Lab {
  const sum = [0, 0, 0];
  for (const [light, a, b] of colours) {
    sum[0] = (sum[0] ?? 0) + light;
    sum[1] = (sum[1] ?? 0) + a;
    sum[2] = (sum[2] ?? 0) + b;
  }
  const [light = 0, a = 0, b = 0] = sum.map((part) => part / colours.length);
  return [light, a, b];
}
