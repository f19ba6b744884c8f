import { fileURLToPath } from "node:url";

/** Tolerance: 8 pixels of a whole picture may differ, for example by the rounding of curves. */
const tolerance = { threshold: 0.01, includeAA: true, allowedMismatchedPixels: 8 };

interface PictureName {
  readonly arg: string;
  readonly ext: string;
}

/**
 * How pictures are compared, the folder of the reference pictures, and the folder for failures: expected, actual, and
 * difference. A module of its own, since stories are outside this folder.
 */
export function pictureExpectation(folder: URL, failures: URL) {
  return {
    comparatorName: "pixelmatch",
    comparatorOptions: tolerance,
    resolveScreenshotPath: ({ arg, ext }: PictureName) => `${fileURLToPath(folder)}/${arg}${ext}`,
    resolveDiffPath: ({ arg, ext }: PictureName) => `${fileURLToPath(failures)}/${arg}${ext}`,
  } as const;
}
