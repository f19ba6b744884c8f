import { minusSign } from "./characters.ts";
import { hasNumberFormat } from "./hasNumberFormat.ts";
import { isNumeric } from "./isNumeric.ts";
import { numberFormat } from "./numberFormat.ts";
import { roundHalfAway } from "./roundHalfAway.ts";
import { formatTexts } from "./texts/sv.ts";

/** How an amount is written. */
export interface PriceOptions {
  /** Digits after the comma; default 0. */
  readonly decimals?: number;
  /** Leaves the digits after the comma out when all of them are zero: `199 kr`, but `199,50 kr`. */
  readonly stripIfInteger?: boolean;
  /** What is said where no amount was given, null or undefined. Default: it counts as 0. */
  readonly missing?: string;
}

/**
 * Writes an amount in kronor, `6 990 kr` with no-break spaces: whole kronor unless decimals are asked for, halves
 * away from zero. What is not a number counts as 0; what was not given says `missing` where that is given. Without `Intl.NumberFormat` digits are not grouped: `6990 kr`.
 */
export function formatPrice(amount: unknown, options: PriceOptions = {}): string {
  const { decimals = 0, stripIfInteger = false, missing } = options;
  if (missing !== undefined && (amount === undefined || amount === null)) return missing;
  const number = isNumeric(amount) ? Number(amount) : 0;
  const kronor = Number.isFinite(number) ? number : 0;
  if (!hasNumberFormat()) return plainPrice(kronor, decimals, stripIfInteger);
  return numberFormat({
    style: "currency",
    currency: "SEK",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: stripIfInteger ? "stripIfInteger" : "auto",
  }).format(kronor);
}

function plainPrice(kronor: number, decimals: number, stripIfInteger: boolean): string {
  const scale = 10 ** decimals;
  const rounded = roundHalfAway(kronor * scale) / scale;
  const digits = stripIfInteger && Number.isInteger(rounded) ? 0 : decimals;
  const text = Math.abs(rounded).toFixed(digits).replace(".", ",");
  return `${rounded < 0 ? minusSign : ""}${text} ${formatTexts.currency}`;
}
