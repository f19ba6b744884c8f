/** A number, or a range of two, followed by a unit and nothing else: `23.8 tum`, `19.2–24.6 dB`, `2.66 mmH2O`. */
const measured =
  /^[+\-\u2212]?\d[\d\u00a0 ]*(?:[.,]\d+)?(?:\s*[\u2013-]\s*\d+(?:[.,]\d+)?)?\s*[^\d\s.,\u2013-]\S{0,11}$/u;

/** Writes a measure with decimal commas; a bare number may be a version, so its point stays. */
export function swedishDecimals(text: string): string {
  return measured.test(text.trim()) ? text.replaceAll(/(\d)\.(\d)/gu, "$1,$2") : text;
}

/** The same for a fact with a name: `Diagonal: 23.8 tum`. */
export function swedishFact(text: string): string {
  const start = text.indexOf(": ") + 1;
  return text.slice(0, start) + swedishDecimals(text.slice(start));
}
