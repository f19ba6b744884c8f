import { formatPercent } from "../numbers/formatPercent.ts";

/** Formats a discount, given in percent with either sign, as a reduction in whole percent: 20 as `−20 %`. */
export function formatDiscountPercent(percent: number): string {
  return formatPercent(-Math.abs(percent), { decimals: 0 });
}
