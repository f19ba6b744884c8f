import { windowWidths } from "@torg/ui/wire";

const medium = Number.parseInt(windowWidths.medium, 10);

/** The looks of each story in Chromatic: both themes, light and dark, and four widths in as many pictures. */
export const chromaticModes = {
  "standard light, 1280": { theme: "standard", mode: "light", viewport: 1280 },
  "standard dark, 390": { theme: "standard", mode: "dark", viewport: 390 },
  "team-workwear light, 320": { theme: "team-workwear", mode: "light", viewport: 320 },
  "team-workwear dark, 768": { theme: "team-workwear", mode: "dark", viewport: medium },
} as const;

const pageWidths = [320, 390, medium, Number.parseInt(windowWidths.wide, 10), 1280];

/**
 * The looks of whole pages in Chromatic: both themes, light and dark, at each of five widths, and once in a shop's own
 * theme.
 */
export const wholePageModes = Object.fromEntries([
  ...pageWidths.flatMap((viewport) =>
    ["standard", "team-workwear"].flatMap((theme) =>
      ["light", "dark"].map((mode) => [`${theme} ${mode}, ${viewport}`, { theme, mode, viewport }]),
    ),
  ),
  ["newsprint light, 1280", { theme: "newsprint", mode: "light", viewport: 1280 }],
]);
