/** A theme, light or dark. */
export interface Look {
  readonly theme: "standard" | "team-workwear";
  readonly mode: "light" | "dark";
}

/** Every look that the kit ships; stories are rendered in the first one. */
export const looks: readonly Look[] = [
  { theme: "standard", mode: "light" },
  { theme: "standard", mode: "dark" },
  { theme: "team-workwear", mode: "light" },
  { theme: "team-workwear", mode: "dark" },
];

/** The name of a look, as used in findings and folders. */
export function lookName({ theme, mode }: Look): string {
  return `${theme}-${mode}`;
}

/** Applies a look without rendering the story again: looks are only tokens selected by two attributes. */
export function wearLook({ theme, mode }: Look): void {
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.dataset["themeMode"] = mode;
}
