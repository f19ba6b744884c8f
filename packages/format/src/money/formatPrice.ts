import { minusSign } from "../characters.ts";
import { hasNumberFormat } from "../numbers/hasNumberFormat.ts";
import { isNumeric } from "../numbers/isNumeric.ts";
import { numberFormat } from "../numbers/numberFormat.ts";
import { roundHalfAway } from "./roundHalfAway.ts";
import { formatTexts } from "../texts/sv.ts";

/** Options for formatting an amount. */
export interface PriceOptions {
  /** Digits after the comma; default 0. */
  readonly decimals?: number;
  /** Omits the decimals if all are zero: `199 kr`, but `199,50 kr`. */
  readonly stripIfInteger?: boolean;
  /** Text for a null or undefined amount. Default: it counts as 0. */
  readonly missing?: string;
}

/**
 * Formats an amount in kronor, `6 990 kr` with no-break spaces: whole kronor unless decimals are requested, halves
 * rounded away from zero. Values that are not numbers count as 0; null and undefined give `missing` if set. Without
 * `Intl.NumberFormat` digits are not grouped: `6990 kr`.
 */
export function formatPrice(amount: number | string | null | undefined, options: PriceOptions = {}): string {
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
