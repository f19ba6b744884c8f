/** How many products are stored, how many of them are shown, and for how many days each is kept. */
export const viewedProductLimits = { kept: 12, shown: 8, days: 30 } as const;

/** A viewed product. */
export interface ViewedProduct {
  readonly productId: number;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
}

const day = 24 * 3_600_000;

const isFresh =
  (now: number) =>
  ({ seenAt }: ViewedProduct): boolean =>
    seenAt <= now && now < seenAt + viewedProductLimits.days * day;

/** The stored list after viewing a product: newest first, each product once, expired ones dropped. */
export function addViewedProduct(seen: readonly ViewedProduct[], product: ViewedProduct): readonly ViewedProduct[] {
  const olderEntries = seen.filter(({ productId }) => productId !== product.productId).filter(isFresh(product.seenAt));
  return [product, ...olderEntries].slice(0, viewedProductLimits.kept);
}

/** The products to show at a moment, newest first, without the page's own product. */
export function viewedProductsToShow(
  seen: readonly ViewedProduct[],
  now: number,
  currentProductId: number | null,
): readonly number[] {
  const ids = seen.filter(isFresh(now)).map(({ productId }) => productId);
  return ids.filter((id) => id !== currentProductId).slice(0, viewedProductLimits.shown);
}

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value);

function readEntry(entry: unknown): readonly ViewedProduct[] {
  if (!Array.isArray(entry)) return [];
  const [productId, seenAt]: readonly unknown[] = entry;
  return isCount(productId) && productId > 0 && isCount(seenAt) ? [{ productId, seenAt }] : [];
}

/** Parses the stored list; unreadable text gives an empty one, and a product stored twice counts once. */
export function parseViewedProducts(text: string | null): readonly ViewedProduct[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    const seen = Array.isArray(stored) ? stored.flatMap(readEntry).toSorted((a, b) => b.seenAt - a.seenAt) : [];
    const isNewest = ({ productId }: ViewedProduct, index: number): boolean =>
      seen.findIndex((entry) => entry.productId === productId) === index;
    return seen.filter(isNewest).slice(0, viewedProductLimits.kept);
  } catch {
    return [];
  }
}

/** Serialises the list as pairs of product id and time. */
export function serializeViewedProducts(seen: readonly ViewedProduct[]): string {
  return JSON.stringify(seen.map(({ productId, seenAt }) => [productId, seenAt]));
}
