import "@fontsource-variable/inter/wght.css";

/**
 * Draws the page in the face of the kit in every theme, and letters that it does not have in one of the repository
 * instead of one of the machine, so that line breaks and pictures are the same everywhere.
 */
export async function usePinnedFont(): Promise<void> {
  for (const token of ["--torg-font", "--torg-font-heading"]) {
    document.documentElement.style.setProperty(token, '"Schibsted Grotesk", "Inter Variable", sans-serif');
  }
  // The last two texts lie in the two files of Inter.
  const texts = [
    ["Schibsted Grotesk", "Aa"],
    ["Inter Variable", "Aa"],
    ["Inter Variable", "Łő"],
  ] as const;
  await Promise.all(texts.map(([family, text]) => document.fonts.load(`1rem "${family}"`, text)));
}
