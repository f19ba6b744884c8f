import { noBreakSpace } from "./characters.ts";
import { formatNumber } from "./formatNumber.ts";
import { isNumeric } from "./isNumeric.ts";
import { formatTexts } from "./texts/sv.ts";

/** Writes what something costs each month in whole kronor. What is not a number counts as 0. */
export function formatMonthlyPrice(amount: unknown): string {
  const kronor = isNumeric(amount) ? Number(amount) : 0;
  return `${formatNumber(kronor, { decimals: 0 })}${noBreakSpace}${formatTexts.perMonth}`;
}
