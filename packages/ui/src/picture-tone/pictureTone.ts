import type { CSSProperties } from "react";

/** Properties of a picture that are known before it loads. */
export interface PicturePlaceholder {
  /** Its background colour as `#rrggbb`; omitted for white and transparent pictures. */
  readonly tone?: string | undefined;
  /** Its real size in pixels; without it the colour fills the whole box. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** The value is written into a style, so only a colour may pass. */
const colour = /^#[\da-f]{6}$/i;

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** Padding of a picture that is contained in a square: vertical, then horizontal. */
function roomInSquare(ratio: number): string {
  return ratio > 1 ? `${percent((1 - 1 / ratio) / 2)} 0` : `0 ${percent((1 - ratio) / 2)}`;
}

/** The same in a box that is as wide as its container, and as high as it is wide up to `most`. */
function roomInBox(ratio: number, maxSize: string): string {
  const height = `min(100%,${maxSize})`;
  return `max(0px,(${height} - 100%/${ratio})/2) max(0px,(100% - ${height}*${ratio})/2)`;
}

/**
 * The style of an image until it loads: its tone covers exactly the area of the picture, so that none of it is visible
 * afterwards. For an image with `object-fit: contain` in a square; if the box has a maximum height (a CSS length), pass
 * it as `mostHeight`. Undefined without a tone.
 */
export function pictureTone(
  picture: PicturePlaceholder | null | undefined,
  mostHeight?: string,
): CSSProperties | undefined {
  const { tone = "", width = 0, height = 0 } = picture ?? {};
  if (!colour.test(tone)) return undefined;
  const isKnown = width > 0 && height > 0;
  if (!isKnown || (width === height && mostHeight === undefined)) return { background: tone };
  const ratio = Math.round((width / height) * 10_000) / 10_000;
  const padding = mostHeight === undefined ? roomInSquare(ratio) : roomInBox(ratio, mostHeight);
  return { background: `${tone} content-box`, padding };
}
