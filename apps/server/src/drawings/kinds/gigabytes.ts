/** A capacity in gigabytes, from `500 GB` or `1,92 TB`; 0 if there is none. */
export function gigabytes(text: string): number {
  const [, amount = "0", unit] = /(\d+(?:[.,]\d+)?)\s*([tgm]b)/u.exec(text) ?? [];
  const factor = unit === "tb" ? 1000 : unit === "mb" ? 0.001 : 1;
  return Math.round(Number(amount.replace(",", ".")) * factor);
}
