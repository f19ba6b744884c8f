import sharp from "sharp";

/** A re-encoded picture: nothing of the uploaded file remains except its image. */
export interface RedrawnImage {
  readonly media_type: "image/jpeg" | "image/png";
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
}

const maxPixels = 40_000_000;
const maxSide = 2560;
const timeout = { seconds: 5 };

const beginnings = [
  { format: "jpeg", bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { format: "png", bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
] as const;

/**
 * Re-encodes a JPEG or PNG, upright, at most 2560 pixels long and without metadata on place or camera. The format is
 * detected from the bytes, not the name. Null for any other format, broken files and far too many pixels.
 */
export async function redrawImage(file: Buffer): Promise<RedrawnImage | null> {
  const format = beginnings.find(({ bytes }) => file.subarray(0, bytes.length).equals(bytes))?.format;
  if (format === undefined) return null;
  try {
    const image = sharp(file, { limitInputPixels: maxPixels, failOn: "error" });
    if ((await image.metadata()).format !== format) return null;
    const drawn = image.autoOrient().resize({
      width: maxSide,
      height: maxSide,
      fit: "inside",
      withoutEnlargement: true,
    });
    const finished = format === "jpeg" ? drawn.jpeg({ quality: 82 }) : drawn.png({ compressionLevel: 9 });
    const { data, info } = await finished.timeout(timeout).toBuffer({ resolveWithObject: true });
    return { media_type: `image/${format}`, width: info.width, height: info.height, content: data };
  } catch {
    return null;
  }
}
