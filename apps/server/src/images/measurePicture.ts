import sharp from "sharp";
import { maxPixels } from "./createPictureStore.ts";
import { pictureTone } from "./pictureTone.ts";

/** What a page needs to know of a picture before the browser has fetched it. */
export interface PictureMeasures {
  /** Its size in pixels after orientation. */
  readonly width: number;
  readonly height: number;
  /** Placeholder colour as `#rrggbb`; null if none is needed. */
  readonly tone: string | null;
}

const side = 32;

/**
 * Measures a bitmap picture of any format. Rejects for other files, and for more pixels than any product picture has.
 */
export async function measurePicture(file: Buffer): Promise<PictureMeasures> {
  const image = sharp(file, { limitInputPixels: maxPixels, failOn: "error" });
  const { autoOrient } = await image.metadata();
  const pixels = await image
    .autoOrient()
    .resize(side, side, { fit: "fill" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { width: autoOrient.width, height: autoOrient.height, tone: pictureTone({ pixels, side }) };
}
