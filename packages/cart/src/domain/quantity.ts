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

/** Reads what a visitor has typed: a quantity within its bounds, or null for the empty text and for what is no number. */
export function readQuantity(typed: string, bounds: QuantityBounds): number | null {
  const text = typed.trim().replace(",", ".");
  if (!/^[-+\u2212]?\d+(\.\d*)?$/.test(text)) return null;
  return clampQuantity(Number(text.replace("\u2212", "-")), bounds);
}
