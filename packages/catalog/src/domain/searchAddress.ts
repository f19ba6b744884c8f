/** The address of the page with everything that a search finds; null for a blank query. */
export function searchAddress(query: string): string | null {
  const words = query.trim();
  return words === "" ? null : `/produkter/sok?s=${encodeURIComponent(words)}`;
}
