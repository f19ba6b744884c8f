import sharp from "sharp";

/** A re-encoded picture: nothing of the uploaded file remains except its image. */
export interface RedrawnImage {
  readonly media_type: "image/jpeg" | "image/png";
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
}

/** Why a file is not accepted as a picture. */
export type ImageFault = "wrong-type" | "too-many-pixels" | "too-slow" | "unreadable";

/** Most telephones take photos of at most 8192 by 6144 pixels; decoding far more would fill the memory. */
export const mostPixels = 52_000_000;
const maxSide = 2560;
const timeout = { seconds: 5 };

const beginnings = [
  { format: "jpeg", bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { format: "png", bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
] as const;

/**
 * Re-encodes a JPEG or PNG, upright, at most 2560 pixels long and without metadata on place or camera; or says why it
 * does not. The format is detected from the bytes, not the name.
 */
export async function redrawImage(file: Buffer): Promise<RedrawnImage | ImageFault> {
  const format = beginnings.find(({ bytes }) => file.subarray(0, bytes.length).equals(bytes))?.format;
  if (format === undefined) return "wrong-type";
  try {
    const image = sharp(file, { limitInputPixels: false, failOn: "error" });
    const { format: found, width, height } = await image.metadata();
    if (found !== format) return "unreadable";
    if (width * height > mostPixels) return "too-many-pixels";
    const drawn = image.autoOrient().resize({
      width: maxSide,
      height: maxSide,
      fit: "inside",
      withoutEnlargement: true,
    });
    const finished = format === "jpeg" ? drawn.jpeg({ quality: 82 }) : drawn.png({ compressionLevel: 9 });
    const { data, info } = await finished.timeout(timeout).toBuffer({ resolveWithObject: true });
    return { media_type: `image/${format}`, width: info.width, height: info.height, content: data };
  } catch (error) {
    return faultOf(error);
  }
}

/** What an error says of the picture; a lack of memory says nothing of it, so it is thrown on. */
function faultOf(error: unknown): ImageFault {
  const text = error instanceof Error ? error.message : "";
  if (/memory/i.test(text)) throw error;
  return /^timeout: /m.test(text) ? "too-slow" : "unreadable";
}
