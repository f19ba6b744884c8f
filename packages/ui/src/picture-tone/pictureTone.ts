import type { CSSProperties } from "react";

/** What is known of a picture before it has come. */
export interface ToldPicture {
  /** The colour of its ground as `#rrggbb`; left out for a picture on white and for one that is seen through. */
  readonly tone?: string | undefined;
  /** Its true size in pixels; without it the colour fills the whole box. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** What stands in a style is a colour and nothing else. */
const colour = /^#[\da-f]{6}$/i;

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** Room above and below, then at the sides, of a picture that is drawn whole within a square. */
function roomInSquare(ratio: number): string {
  return ratio > 1 ? `${percent((1 - 1 / ratio) / 2)} 0` : `0 ${percent((1 - ratio) / 2)}`;
}

/** The same within a box that is as wide as there is room for, and as high as it is wide up to `most`. */
function roomInBox(ratio: number, most: string): string {
  const height = `min(100%,${most})`;
  return `max(0px,(${height} - 100%/${ratio})/2) max(0px,(100% - ${height}*${ratio})/2)`;
}

/**
 * How an image looks until its picture comes: the tone where the picture will be drawn, and nowhere else, so that nothing of
 * it is seen once it has come. For an image that is drawn whole (`object-fit: contain`) in a square; where the box is never
 * higher than a length of CSS, `mostHeight` says so. Undefined where there is nothing to draw.
 */
export function pictureTone(picture: ToldPicture | null | undefined, mostHeight?: string): CSSProperties | undefined {
  const { tone = "", width = 0, height = 0 } = picture ?? {};
  if (!colour.test(tone)) return undefined;
  const isKnown = width > 0 && height > 0;
  if (!isKnown || (width === height && mostHeight === undefined)) return { background: tone };
  const ratio = Math.round((width / height) * 10_000) / 10_000;
  const padding = mostHeight === undefined ? roomInSquare(ratio) : roomInBox(ratio, mostHeight);
  return { background: `${tone} content-box`, padding };
}
