/** The Swedish words of this package: currency, joining words, and what `Intl` would have said without a browser's help. */
export const formatTexts = {
  currency: "kr",
  percent: "%",
  kilometre: "km",
  perMonth: "kr/mån",
} as const;
