const formats = new Map<string, Intl.NumberFormat>();

/**
 * Gives the Swedish number format of these options, made once: making one costs far more than using one, and a listing
 * formats hundreds of prices. Throws where `hasNumberFormat` is false.
 */
export function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const known = formats.get(key);
  if (known !== undefined) return known;
  // A value that rounds to nothing has no sign.
  const format = new Intl.NumberFormat("sv-SE", { signDisplay: "negative", ...options });
  formats.set(key, format);
  return format;
}
