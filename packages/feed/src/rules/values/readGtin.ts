/** Parses a GTIN of 8, 12, 13 or 14 digits with a valid check digit; null = missing or invalid. */
export function readGtin(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/gu, "");
  if (!/^(?:\d{8}|\d{12,14})$/u.test(digits) || /^0+$/u.test(digits)) return null;
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : null;
}
