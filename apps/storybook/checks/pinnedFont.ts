import "@fontsource-variable/inter/wght.css";

/**
 * Draws the page in a font of the repository instead of one of the machine, so that line breaks and pictures are the
 * same everywhere. Inter is wider than most system faces: what fits in it fits in them.
 */
export async function usePinnedFont(): Promise<void> {
  for (const token of ["--torg-font", "--torg-font-heading"]) {
    document.documentElement.style.setProperty(token, '"Inter Variable", sans-serif');
  }
  // The second text lies in the extended Latin file of the face.
  await Promise.all(["Aa", "Łő"].map((text) => document.fonts.load('1rem "Inter Variable"', text)));
}
