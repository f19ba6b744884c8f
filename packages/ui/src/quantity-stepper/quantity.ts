/** Lowest quantity unless a line says otherwise; zero takes the line away. */
export const lowestQuantity = 0;

/** Highest quantity unless a product says otherwise: the largest that a small integer column holds. */
export const highestQuantity = 32_767;

/** Where a quantity may lie; both ends belong to it. */
export interface QuantityRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** The nearest whole quantity inside the range; a range turned around counts as its lower end. */
export function clampQuantity(quantity: number, range: QuantityRange = {}): number {
  const { min = lowestQuantity, max = highestQuantity } = range;
  return Math.max(min, Math.min(max, Math.trunc(quantity)));
}

/** How far down a key goes where zero takes something away: a key that is also pressed to move the caret never does. */
export function lowestByKey(quantity: number, min: number): number {
  return Math.max(min, Math.min(quantity, 1));
}

/** The quantity that a typed text means, its decimals cut and spaces of every kind left out; null when it is no number. */
export function parseQuantity(text: string): number | null {
  const [whole] = /^[-+\u2212]?\d{1,15}(?=([.,]\d*)?$)/.exec(text.replace(/\s/g, "")) ?? [];
  return whole === undefined ? null : Number(whole.replace("\u2212", "-"));
}
