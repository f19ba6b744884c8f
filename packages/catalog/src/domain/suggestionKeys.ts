/** No suggestion is highlighted. */
export const noHighlight = -1;

/**
 * Where an arrow key moves the highlight among `count` suggestions: through the list and, past either end, to none.
 */
export function moveHighlight(highlight: number, count: number, direction: "up" | "down"): number {
  if (direction === "down") return highlight + 1 < count ? highlight + 1 : noHighlight;
  return highlight === noHighlight ? count - 1 : highlight - 1;
}

/** The address of the page with everything that a search finds; null for a blank query. */
export function searchAddress(query: string): string | null {
  const words = query.trim();
  return words === "" ? null : `/produkter/sok?s=${encodeURIComponent(words)}`;
}
