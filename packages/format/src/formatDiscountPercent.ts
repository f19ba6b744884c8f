import { formatPercent } from "./formatPercent.ts";

/** Writes a discount, given in per cent with either sign, as a reduction in whole per cent: 20 as `−20 %`. */
export function formatDiscountPercent(percent: number): string {
  return formatPercent(-Math.abs(percent), { decimals: 0 });
}
