import sharp from "sharp";
import { mostPixels } from "./createPictureStore.ts";
import { pictureTone } from "./pictureTone.ts";

/** What is known of a picture before a browser has fetched it. */
export interface PictureMeasures {
  /** Its true size in pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`; null where nothing has to be drawn in its place. */
  readonly tone: string | null;
}

const side = 32;

/** Measures a picture of any format with pixels. Rejects for what is none, and for one of more pixels than any product's has. */
export async function measurePicture(file: Buffer): Promise<PictureMeasures> {
  const image = sharp(file, { limitInputPixels: mostPixels, failOn: "error" });
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
