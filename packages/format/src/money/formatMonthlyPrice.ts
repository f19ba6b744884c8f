import { noBreakSpace } from "../characters.ts";
import { formatNumber } from "../numbers/formatNumber.ts";
import { isNumeric } from "../numbers/isNumeric.ts";
import { formatTexts } from "../texts/sv.ts";

/** Formats a monthly price in whole kronor. Values that are not numbers count as 0. */
export function formatMonthlyPrice(amount: number | string | null | undefined): string {
  const kronor = isNumeric(amount) ? Number(amount) : 0;
  return `${formatNumber(kronor, { decimals: 0 })}${noBreakSpace}${formatTexts.perMonth}`;
}
