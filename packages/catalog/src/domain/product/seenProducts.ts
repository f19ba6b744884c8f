/** Products that are kept at most, those that are shown of them, and the days for which one is kept. */
export const seenLimits = { kept: 12, shown: 8, days: 30 } as const;

/** A product that somebody has looked at. */
export interface SeenProduct {
  readonly productId: number;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
}

const day = 24 * 3_600_000;

const isFresh =
  (now: number) =>
  ({ seenAt }: SeenProduct): boolean =>
    seenAt <= now && now < seenAt + seenLimits.days * day;

/** What is kept once a product is looked at: the newest first, each product once, and nothing that is too old. */
export function withSeen(seen: readonly SeenProduct[], product: SeenProduct): readonly SeenProduct[] {
  const others = seen.filter(({ productId }) => productId !== product.productId).filter(isFresh(product.seenAt));
  return [product, ...others].slice(0, seenLimits.kept);
}

/** What is shown of it at a moment, the newest first; the product of the page itself is left out. */
export function shownSeen(seen: readonly SeenProduct[], now: number, own: number | null): readonly number[] {
  const ids = seen.filter(isFresh(now)).map(({ productId }) => productId);
  return ids.filter((id) => id !== own).slice(0, seenLimits.shown);
}

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value);

function readEntry(entry: unknown): readonly SeenProduct[] {
  if (!Array.isArray(entry)) return [];
  const [productId, seenAt]: readonly unknown[] = entry;
  return isCount(productId) && productId > 0 && isCount(seenAt) ? [{ productId, seenAt }] : [];
}

/** Reads what a browser has kept; what cannot be read is none, and a product that stands there twice counts once. */
export function readSeen(text: string | null): readonly SeenProduct[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    const seen = Array.isArray(kept) ? kept.flatMap(readEntry).toSorted((a, b) => b.seenAt - a.seenAt) : [];
    const isNewest = ({ productId }: SeenProduct, index: number): boolean =>
      seen.findIndex((one) => one.productId === productId) === index;
    return seen.filter(isNewest).slice(0, seenLimits.kept);
  } catch {
    return [];
  }
}

/** Writes what a browser keeps, as pairs of product and moment. */
export function writeSeen(seen: readonly SeenProduct[]): string {
  return JSON.stringify(seen.map(({ productId, seenAt }) => [productId, seenAt]));
}
