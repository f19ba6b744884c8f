const quotes = /^\s*["”“'](.*)["”“']\s*$/su;

/** What stands between quotation marks, which asks for these words and no others; null for any other query. */
export function literalQuery(query: string): string | null {
  const inside = quotes.exec(query)?.[1]?.trim() ?? "";
  return inside === "" ? null : inside;
}
