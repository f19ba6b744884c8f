/** The largest quantity where a product has no maximum of its own. */
export const largestQuantity = 32_767;

/** Bounds of a quantity; `max` null means that the product has no maximum. */
export interface QuantityBounds {
  readonly min?: number;
  readonly max: number | null;
}

/** A quantity within its bounds: decimals are cut, what is above the maximum becomes the maximum. */
export function clampQuantity(quantity: number, { min = 0, max }: QuantityBounds): number {
  const largest = Math.max(min, Math.min(max ?? largestQuantity, largestQuantity));
  return Math.min(Math.max(Math.trunc(quantity), min), largest);
}
