/** Why a price could not be read. */
export type PriceProblem = "price-missing" | "price-currency" | "price-not-positive" | "price-unreadable";

/** A parsed price in öre, or why it could not be parsed. */
export type PriceReading =
  | { readonly ok: true; readonly ore: number }
  | { readonly ok: false; readonly code: PriceProblem };

const ownCurrency = /^(?:sek|kr|kronor|:-)?\.?$/u;
const maxOre = 2_000_000_000;

const failed = (code: PriceProblem): PriceReading => ({ ok: false, code });

/**
 * The last mark is the decimal mark unless it is the only kind and is followed by exactly three digits, or is repeated.
 */
function plainNumber(digits: string): string {
  const separators = [...digits.matchAll(/[.,]/gu)];
  const last = separators.at(-1);
  if (last === undefined) return digits;
  const sameKind = separators.every((separator) => separator[0] === last[0]);
  const digitsAfter = digits.length - last.index - 1;
  const isThousands = sameKind && (digitsAfter === 3 || separators.length > 1);
  const whole = digits.slice(0, isThousands ? undefined : last.index).replaceAll(/[.,]/gu, "");
  return isThousands ? whole : `${whole}.${digits.slice(last.index + 1)}`;
}

/**
 * Parses a feed's price as öre: `1999.00 SEK`, `1 999,00 kr`, `1.999,00`, `SEK 1999`, `1999:-`, with or without
 * currency. Three digits after a single mark are thousands. Other currencies, zero, negative numbers and words are
 * problems.
 */
export function readPrice(text: string): PriceReading {
  const compact = text.replaceAll(/[\s\u00a0\u202f\u2007\u2009\u200b\ufeff']/gu, "").toLowerCase();
  if (compact === "") return failed("price-missing");
  const match = /^([^\d.,+\-\u2212]*)([+\-\u2212]?)(\d[\d.,]*|[.,]\d+)(?:(:-)|,-|\.-|-)?([^\d]*)$/u.exec(compact);
  if (match === null) return failed("price-unreadable");
  const [, before = "", sign = "", rawDigits = "", , after = ""] = match;
  const currency = `${before}${after}`.replaceAll(/[.:-]/gu, "");
  if (!ownCurrency.test(currency)) {
    return failed(/^(?:[a-z]{3}|[$\u20ac\u00a3\u00a5])$/u.test(currency) ? "price-currency" : "price-unreadable");
  }
  const value = Number(plainNumber(rawDigits.replace(/[.,]$/u, "")));
  if (!Number.isFinite(value)) return failed("price-unreadable");
  const ore = Math.round(value * 100);
  if (ore <= 0 || (sign !== "" && sign !== "+")) return failed("price-not-positive");
  return ore > maxOre ? failed("price-unreadable") : { ok: true, ore };
}
