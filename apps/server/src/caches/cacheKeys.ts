/** On every page that caches in front may keep: what surrounds all pages has changed. */
export const shopKey = "shop";
/** On every answer that lists products: there are others now. */
export const catalogueKey = "catalogue";
/** On every answer that shows any product: too many have changed to name them. */
export const productsKey = "products";
/** On an answer that shows more products than it names: one of all products has changed. */
export const anyProductKey = "any-product";

/** On an answer that shows a product. */
export const productKey = (id: number): string => `product-${id}`;

/** Products that one answer names; no listing shows more than 96. */
const mostNamed = 120;

/** The keys of an answer by the products that it shows. */
export function keysOfProducts(ids: Iterable<number>): readonly string[] {
  const shown = [...new Set(ids)].sort((a, b) => a - b);
  if (shown.length === 0) return [];
  return [productsKey, ...(shown.length > mostNamed ? [anyProductKey] : shown.map(productKey))];
}

/** Keys that are purged one by one; beyond that everything that shows a product goes at once. */
const mostPurged = 1000;

/** What is to be purged when these keys have changed, each once: answers that carry any of them. */
export function keysToPurge(changed: Iterable<string>): readonly string[] {
  const keys = [...new Set(changed)].sort();
  const isProduct = (key: string): boolean => key.startsWith("product-");
  const products = keys.filter(isProduct);
  if (products.length === 0) return keys;
  const others = keys.filter((key) => !isProduct(key));
  return products.length > mostPurged ? [...others, productsKey] : [...others, ...products, anyProductKey];
}

/** A list of keys as one header says it. */
export const surrogateKeys = (keys: Iterable<string>): string => [...keys].join(" ");
