import { noBreakSpace } from "../characters.ts";
import { formatNumber } from "./formatNumber.ts";
import type { NumberOptions } from "./formatNumber.ts";
import { formatTexts } from "../texts/sv.ts";

/** Formats a percentage, given in percent: 19.9 as `19,9 %` with a no-break space. */
export function formatPercent(percent: number, { decimals = 2 }: NumberOptions = {}): string {
  return `${formatNumber(percent, { decimals })}${noBreakSpace}${formatTexts.percent}`;
}
