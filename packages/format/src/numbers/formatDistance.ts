import { formatNumber } from "./formatNumber.ts";
import { formatTexts } from "../texts/sv.ts";

/** Formats a distance in kilometres with at most one decimal: `12,3 km`. */
export function formatDistance(kilometres: number): string {
  return `${formatNumber(kilometres, { decimals: 1 })} ${formatTexts.kilometre}`;
}
