import { fileURLToPath } from "node:url";

/** How much may differ: 8 pixels of a whole picture may be of another colour, by whatever a curve was rounded to. */
const tolerance = { threshold: 0.01, includeAA: true, allowedMismatchedPixels: 8 };

interface PictureName {
  readonly arg: string;
  readonly ext: string;
}

/**
 * How pictures are compared, the folder in which they lie by their names, and the one for those of a failure: as they
 * should be, as they are, and what differs. It stands for itself, since stories lie outside of this folder.
 */
export function pictureExpectation(folder: URL, failures: URL) {
  return {
    comparatorName: "pixelmatch",
    comparatorOptions: tolerance,
    resolveScreenshotPath: ({ arg, ext }: PictureName) => `${fileURLToPath(folder)}/${arg}${ext}`,
    resolveDiffPath: ({ arg, ext }: PictureName) => `${fileURLToPath(failures)}/${arg}${ext}`,
  } as const;
}
