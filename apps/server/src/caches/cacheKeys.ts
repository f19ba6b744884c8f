/** On every cacheable page: the frame around all pages has changed. */
export const shopKey = "shop";
/** On every response that lists products: the set of products has changed. */
export const catalogueKey = "catalogue";
/** On every response with any product: too many have changed to name them. */
export const productsKey = "products";
/** On a response with more products than it names: any product has changed. */
export const anyProductKey = "any-product";

/** On a response with this product. */
export const productKey = (id: number): string => `product-${id}`;

/** Most products named by one response; no listing shows more than 96. */
const maxNamed = 120;

/** The keys of a response with these products. */
export function keysOfProducts(ids: Iterable<number>): readonly string[] {
  const shown = [...new Set(ids)].sort((a, b) => a - b);
  if (shown.length === 0) return [];
  return [productsKey, ...(shown.length > maxNamed ? [anyProductKey] : shown.map(productKey))];
}

/** Most product keys purged one by one; beyond that, everything with a product is purged at once. */
const maxPurged = 1000;

/** The keys to purge after these have changed, without duplicates; responses with any of them are purged. */
export function keysToPurge(changed: Iterable<string>): readonly string[] {
  const keys = [...new Set(changed)].sort();
  const isProduct = (key: string): boolean => key.startsWith("product-");
  const products = keys.filter(isProduct);
  if (products.length === 0) return keys;
  const otherKeys = keys.filter((key) => !isProduct(key));
  return products.length > maxPurged ? [...otherKeys, productsKey] : [...otherKeys, ...products, anyProductKey];
}

/** A list of keys in the format of the header. */
export const surrogateKeys = (keys: Iterable<string>): string => [...keys].join(" ");
