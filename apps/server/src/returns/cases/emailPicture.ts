import sharp from "sharp";

/** Longest side in pixels and quality, from best to barely recognisable. */
const tries = [
  { side: 1600, quality: 82 },
  { side: 1600, quality: 60 },
  { side: 1000, quality: 60 },
  { side: 600, quality: 50 },
] as const;

/**
 * Converts a picture to a JPEG for a letter, at most 1600 pixels long and `limit` bytes large; null if that is not
 * possible.
 */
export async function emailPicture(content: Buffer, limit: number): Promise<Buffer | null> {
  try {
    for (const { side, quality } of tries) {
      const drawn = await sharp(content)
        .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
        .flatten({ background: "#ffffff" })
        .jpeg({ quality })
        .toBuffer();
      if (drawn.length <= limit) return drawn;
    }
    return null;
  } catch {
    return null;
  }
}
