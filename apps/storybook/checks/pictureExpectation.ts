import { fileURLToPath } from "node:url";

/** How much may differ: 8 pixels of a whole picture may be of another colour, by whatever a curve was rounded to. */
const tolerance = { threshold: 0.01, includeAA: true, allowedMismatchedPixels: 8 };

/** How pictures are compared, and the folder in which they lie by their names. */
export function pictureExpectation(folder: URL) {
  return {
    comparatorName: "pixelmatch",
    comparatorOptions: tolerance,
    resolveScreenshotPath: ({ arg, ext }: { readonly arg: string; readonly ext: string }) =>
      `${fileURLToPath(folder)}/${arg}${ext}`,
  } as const;
}
