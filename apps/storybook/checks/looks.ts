/** A theme, light or dark. */
export interface Look {
  readonly theme: "standard" | "team-workwear";
  readonly mode: "light" | "dark";
}

/** Every look that the kit ships; the first one is what a story is drawn in. */
export const looks: readonly Look[] = [
  { theme: "standard", mode: "light" },
  { theme: "standard", mode: "dark" },
  { theme: "team-workwear", mode: "light" },
  { theme: "team-workwear", mode: "dark" },
];

/** The look in words, as findings and folders name it. */
export function lookName({ theme, mode }: Look): string {
  return `${theme}-${mode}`;
}

/** Gives the page a look without drawing the story again: looks are nothing but tokens that wake on two attributes. */
export function wearLook({ theme, mode }: Look): void {
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.dataset["themeMode"] = mode;
}
