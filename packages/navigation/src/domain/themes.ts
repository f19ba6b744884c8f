/** The themes of the shop, by the names that they use themselves. */
export const themes = [
  { id: "standard", name: "Standard" },
  { id: "team-workwear", name: "Team Workwear" },
] as const;

/** The console message when a page starts in a theme; null for the standard theme. */
export function themeMessage(id: string): string | null {
  const theme = themes.find((known) => known.id === id);
  return theme === undefined || theme.id === "standard" ? null : `Loaded theme ${theme.name}`;
}
