/** Swedish VAT rates in percent (chapter 9 of the act 2023:200); 0 is for exempt goods. */
export const vatRates: readonly number[] = [0, 6, 12, 25];

/** Parses a VAT rate such as `6`, `12 %` or `25.00`; null for anything that is not one, including `0.25` and `7`. */
export function readVatRate(text: string): number | null {
  const [, whole] = /^(\d{1,2})(?:[.,]0+)?\s*%?$/u.exec(text.trim()) ?? [];
  const rate = whole === undefined ? null : Number(whole);
  return rate !== null && vatRates.includes(rate) ? rate : null;
}
