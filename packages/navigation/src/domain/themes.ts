/** The looks that the shop comes with, by the names that they give themselves. */
export const themes = [
  { id: "standard", name: "Standard" },
  { id: "team-workwear", name: "Team Workwear" },
] as const;

/** The address that gives the session another theme and leads back to where it was asked for. */
export function themeAddress(id: string): string {
  return `/admin/themes/set_active_theme/?id=${encodeURIComponent(id)}`;
}

/** What the console is told when a page starts in a theme; null for the standard theme, which says nothing. */
export function themeMessage(id: string): string | null {
  const theme = themes.find((known) => known.id === id);
  return theme === undefined || theme.id === "standard" ? null : `Loaded theme ${theme.name}`;
}
