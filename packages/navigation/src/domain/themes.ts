/** The looks that the shop comes with, by the names that they give themselves. */
export const themes = [
  { id: "standard", name: "Standard" },
  { id: "team-workwear", name: "Team Workwear" },
] as const;

/** What the console is told when a page starts in a theme; null for the standard theme, which says nothing. */
export function themeMessage(id: string): string | null {
  const theme = themes.find((known) => known.id === id);
  return theme === undefined || theme.id === "standard" ? null : `Loaded theme ${theme.name}`;
}
