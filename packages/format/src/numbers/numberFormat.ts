const formats = new Map<string, Intl.NumberFormat>();

/**
 * Returns the Swedish number format for these options, cached: creating one is far more expensive than using it, and a
 * listing formats hundreds of prices. Throws where `hasNumberFormat` is false.
 */
export function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const known = formats.get(key);
  if (known !== undefined) return known;
  // A value that rounds to zero gets no sign.
  const format = new Intl.NumberFormat("sv-SE", { signDisplay: "negative", ...options });
  formats.set(key, format);
  return format;
}
