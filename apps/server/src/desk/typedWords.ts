/** The words of a search, at most six; a result must match each. */
export function typedWords(text: string): readonly string[] {
  return text
    .normalize("NFC")
    .split(/\s+/u)
    .filter((word) => word !== "")
    .slice(0, 6);
}
