import { windowWidths } from "@torg/ui/wire";

/** How Chromatic looks at each story: both themes, light and dark, and four widths in as many pictures. */
export const chromaticModes = {
  "standard light, 1280": { theme: "standard", mode: "light", viewport: 1280 },
  "standard dark, 390": { theme: "standard", mode: "dark", viewport: 390 },
  "team-workwear light, 320": { theme: "team-workwear", mode: "light", viewport: 320 },
  "team-workwear dark, 768": {
    theme: "team-workwear",
    mode: "dark",
    viewport: Number.parseInt(windowWidths.medium, 10),
  },
} as const;
