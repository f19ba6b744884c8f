const gigabytesPer: Readonly<Record<string, number>> = { tb: 1000, gb: 1, mb: 0.001 };

/** A capacity in gigabytes, from `500 GB` or `1,92 TB`; 0 if there is none. */
export function gigabytes(text: string): number {
  const [, amount = "0", unit = "gb"] = /(\d+(?:[.,]\d+)?)\s*([tgm]b)/u.exec(text) ?? [];
  return Math.round(Number(amount.replace(",", ".")) * (gigabytesPer[unit] ?? 1));
}
