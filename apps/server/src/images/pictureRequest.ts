/** Widths in pixels that pictures are made in; a wish between two of them gets the wider one. */
export const pictureWidths = [60, 66, 120, 220, 330, 420, 440, 660, 840, 1280, 2048] as const;

/** Formats that pictures are made in, the smallest first. */
export type PictureFormat = "avif" | "webp" | "jpeg" | "png";

/** A picture as a page asks for it. */
export interface PictureRequest {
  /** Path below the folders of pictures, without a leading slash. */
  readonly path: string;
  /** Null = as it is. */
  readonly width: number | null;
  /** Whether a drawing is wanted in pixels, as by those who show previews of links. */
  readonly isRaster?: boolean;
}

/** Reads path and width; null for a path that leads anywhere but down, or that is no picture. */
export function readPictureRequest(path: string, width: string | undefined): PictureRequest | null {
  const parts = path.split("/");
  const isPlain = parts.every((part) => /^[\w.()+,~-]+$/.test(part) && !part.startsWith("."));
  if (!isPlain || !/\.(svg|jpe?g|png|webp|avif|pdf)$/i.test(path)) return null;
  return { path, width: readWidth(width) };
}

function readWidth(width: string | undefined): number | null {
  if (width === undefined || !/^\d{1,5}$/.test(width)) return null;
  const wish = Number(width);
  return pictureWidths.find((one) => one >= wish) ?? pictureWidths.at(-1) ?? null;
}

/** The format to answer in: the smallest that the browser says it can show, else the one the file has. */
export function chooseFormat(accept: string, path: string): PictureFormat {
  if (accept.includes("image/avif")) return "avif";
  if (accept.includes("image/webp")) return "webp";
  return /\.png$/i.test(path) ? "png" : "jpeg";
}
