import { type Lab, labOf, meanOf, textOf } from "./oklab.ts";

/** The pixels of a downscaled picture: red, green, blue and opacity, row by row. */
export interface SmallPicture {
  readonly pixels: Uint8Array;
  /** Width and height in pixels. */
  readonly side: number;
}

/** The largest difference between colours of one background: shadows and noise, not another thing. */
const nearby = 0.04;
/** Backgrounds this close to white need no tone: their appearance is not noticeable. */
const nearWhite = 0.02;
const white: Lab = [1, 0, 0];
/** The share of the edge that is white when a thing on white is cut off by it. */
const whiteShare = 1 / 4;

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

const distance = (one: Lab, other: Lab): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

function isAtEdge(index: number, side: number): boolean {
  const [column, row] = [index % side, Math.floor(index / side)];
  return Math.min(column, row) === 0 || Math.max(column, row) === side - 1;
}

/** The main colour of the edge, or white among others; null if there are many, as in a scene. */
function groundOf(edge: readonly Lab[]): Lab | null {
  const usual: Lab = [
    middle(edge.map(([light]) => light)),
    middle(edge.map(([, a]) => a)),
    middle(edge.map(([, , b]) => b)),
  ];
  const alike = edge.filter((colour) => distance(colour, usual) < nearby);
  if (alike.length * 2 > edge.length) return meanOf(alike);
  const isCut = edge.filter((colour) => distance(colour, white) < nearby).length >= edge.length * whiteShare;
  return isCut ? white : null;
}

/**
 * The placeholder colour of a picture, as `#rrggbb`: its background, so that only the thing itself appears later, or
 * the mean of a scene without one. Null for a picture on white, whose place is white anyway, and for a transparent
 * picture, where the colour would show through.
 */
export function pictureTone({ pixels, side }: SmallPicture): string | null {
  const colours: Lab[] = [];
  for (let at = 0; at < side * side * 4; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4);
    if (opacity < 255) return null;
    colours.push(labOf([red, green, blue]));
  }
  const tone = groundOf(colours.filter((_, index) => isAtEdge(index, side))) ?? meanOf(colours);
  return distance(tone, white) < nearWhite ? null : textOf(tone);
}
