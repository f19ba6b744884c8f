/** The Swedish texts of this package: currency, joining words, and fallbacks for browsers without `Intl`. */
export const formatTexts = {
  currency: "kr",
  percent: "%",
  kilometre: "km",
  perMonth: "kr/mån",
} as const;
