/** The VAT of a cart: 1.25 for 25 %, 1.12 for 12 %, 1.06 for 6 %. */
export interface VatRate {
  readonly factor: number;
}

/**
 * Returns the price without VAT: the price divided by the rate's factor, not rounded, so that sums stay exact until
 * they are shown. Without a usable factor the price is returned unchanged.
 */
export function exVat(priceInclVat: number, rate: VatRate): number {
  return rate.factor > 0 ? priceInclVat / rate.factor : priceInclVat;
}
