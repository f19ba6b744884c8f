const formats = new Map<string, Intl.NumberFormat>();

/**
 * Gives the Swedish number format of these options, made once; null where the platform has no number formatting.
 * Making one costs far more than using one: a listing formats hundreds of prices.
 */
export function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat | null {
  if (typeof Intl === "undefined" || typeof Intl.NumberFormat === "undefined") return null;
  const key = JSON.stringify(options);
  const known = formats.get(key);
  if (known !== undefined) return known;
  // A value that rounds to nothing has no sign.
  const format = new Intl.NumberFormat("sv-SE", { signDisplay: "negative", ...options });
  formats.set(key, format);
  return format;
}
