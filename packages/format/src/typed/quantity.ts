/** The largest quantity where a product has no maximum of its own: the largest that a small integer column holds. */
export const largestQuantity = 32_767;

/** Where a quantity may lie; both ends belong to it. A `max` of null, or none, means that there is no maximum of its own. */
export interface QuantityBounds {
  readonly min?: number | undefined;
  readonly max?: number | null | undefined;
}

/** The nearest whole quantity within its bounds, decimals cut; bounds turned around count as the lower one. */
export function clampQuantity(quantity: number, { min = 0, max }: QuantityBounds = {}): number {
  const largest = Math.max(min, Math.min(max ?? largestQuantity, largestQuantity));
  return Math.min(Math.max(Math.trunc(quantity), min), largest);
}

/** The quantity that a typed text means, its decimals cut and spaces of every kind left out; null when it is no number. */
export function parseQuantity(text: string): number | null {
  const [whole] = /^[-+\u2212]?\d{1,15}(?=([.,]\d*)?$)/.exec(text.replace(/\s/g, "")) ?? [];
  return whole === undefined ? null : Number(whole.replace("\u2212", "-"));
}
