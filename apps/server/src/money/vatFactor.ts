/** The factor that a price with VAT is divided by: 25 percent is 1.25. */
export function vatFactor(vatPercent: number): number {
  return 1 + vatPercent / 100;
}
