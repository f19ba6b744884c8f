const quotes = /^\s*["”“'](.*)["”“']\s*$/su;

/** The text between quotation marks, which means exactly these words; null for any other query. */
export function literalQuery(query: string): string | null {
  const inside = quotes.exec(query)?.[1]?.trim() ?? "";
  return inside === "" ? null : inside;
}
