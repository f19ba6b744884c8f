/** Parses an http(s) address; null for anything else. */
export function readWebAddress(text: string): string | null {
  const trimmed = text.trim();
  if (!/^https?:\/\//iu.test(trimmed) || trimmed.length > 2000) return null;
  return URL.canParse(trimmed) ? trimmed : null;
}
