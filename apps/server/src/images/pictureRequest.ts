/** Widths of converted pictures, in pixels; a width in between gets the next wider one. */
export const pictureWidths = [60, 66, 120, 220, 330, 420, 440, 660, 840, 1280, 2048] as const;

/** Formats of converted pictures, smallest first. */
export type PictureFormat = "avif" | "webp" | "jpeg" | "png";

/** A requested picture. */
export interface PictureRequest {
  /** Path below the folders of pictures, without a leading slash. */
  readonly path: string;
  /** Null: the original size. */
  readonly width: number | null;
  /** Whether a drawing is requested as a bitmap, as for link previews. */
  readonly isRaster?: boolean;
}

/** Parses path and width; null if the path leaves its folder or is not a picture. */
export function readPictureRequest(path: string, width: string | undefined): PictureRequest | null {
  const parts = path.split("/");
  const isPlain = parts.every((part) => /^[\w.()+,~-]+$/.test(part) && !part.startsWith("."));
  if (!isPlain || !/\.(svg|jpe?g|png|webp|avif|pdf)$/i.test(path)) return null;
  return { path, width: readWidth(width) };
}

function readWidth(width: string | undefined): number | null {
  if (width === undefined || !/^\d{1,5}$/.test(width)) return null;
  const wish = Number(width);
  return pictureWidths.find((offered) => offered >= wish) ?? pictureWidths.at(-1) ?? null;
}

/** The format of the response: the smallest that the browser accepts, else that of the file. */
export function chooseFormat(accept: string, path: string): PictureFormat {
  if (accept.includes("image/avif")) return "avif";
  if (accept.includes("image/webp")) return "webp";
  return /\.png$/i.test(path) ? "png" : "jpeg";
}
