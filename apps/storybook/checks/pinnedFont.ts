import "@fontsource-variable/inter/wght.css";

/**
 * Renders the page in the kit's font in every theme, and missing letters in a font of the repository instead of the
 * machine's, so that line breaks and pictures are the same everywhere.
 */
export async function usePinnedFont(): Promise<void> {
  for (const token of ["--torg-font", "--torg-font-heading"]) {
    document.documentElement.style.setProperty(token, '"Schibsted Grotesk", "Inter Variable", sans-serif');
  }
  // The last two texts are in Inter's two files.
  const texts = [
    ["Schibsted Grotesk", "Aa"],
    ["Inter Variable", "Aa"],
    ["Inter Variable", "Łő"],
  ] as const;
  await Promise.all(texts.map(([family, text]) => document.fonts.load(`1rem "${family}"`, text)));
}
