import { withoutSpaces } from "./withoutSpaces.ts";

/** The largest quantity if a product has no maximum of its own: the largest that a small integer column holds. */
export const maxTypedQuantity = 32_767;

/** The inclusive bounds of a quantity. A missing or null `max` means that there is no maximum of its own. */
export interface QuantityBounds {
  readonly min?: number | undefined;
  readonly max?: number | null | undefined;
}

/**
 * The nearest whole quantity within its bounds, decimals cut; if the bounds are reversed, the lower bound `min` wins.
 */
export function clampQuantity(quantity: number, { min = 0, max }: QuantityBounds = {}): number {
  const largest = Math.max(min, Math.min(max ?? maxTypedQuantity, maxTypedQuantity));
  return Math.min(Math.max(Math.trunc(quantity), min), largest);
}

/** Parses a typed quantity, cutting decimals and ignoring spaces of any kind; null if it is not a number. */
export function parseQuantity(text: string): number | null {
  const [whole] = /^[-+\u2212]?\d{1,15}(?=([.,]\d*)?$)/.exec(withoutSpaces(text)) ?? [];
  return whole === undefined ? null : Number(whole.replace("\u2212", "-"));
}
