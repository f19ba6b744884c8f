import type { OfferedProduct } from "../domain/buying/offeredProduct.ts";

/** A field as it came, read: `undefined` means that it cannot be what it should be. */
type Read<T> = T | undefined;

const isSet = (value: unknown): boolean => value === true || value === 1 || value === "1";

/** A number, also when it comes as a plain decimal text; null when it is missing or empty. */
function numberOrNull(value: unknown): Read<number | null> {
  if (value === undefined || value === null || value === "") return null;
  const read = typeof value === "string" && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
  return typeof read === "number" && Number.isFinite(read) ? read : undefined;
}

function integer(value: unknown): Read<number> {
  const read = numberOrNull(value);
  return read !== null && Number.isSafeInteger(read) ? read : undefined;
}

/** A text; a number is read as text, what is missing as the empty text. */
function text(value: unknown): Read<string> {
  if (value === undefined || value === null) return "";
  return typeof value === "number" ? String(value) : typeof value === "string" ? value : undefined;
}

function textOrNull(value: unknown): Read<string | null> {
  const read = value === false ? "" : text(value);
  return read === "" ? null : read;
}

/** A picture's address, bare or as the thumb of an object. */
function picture(value: unknown): Read<string | null> {
  return textOrNull(typeof value === "object" && value !== null && "thumb" in value ? value.thumb : value);
}

function isWhole<T extends object>(fields: T): fields is T & { readonly [K in keyof T]: Exclude<T[K], undefined> } {
  return !Object.values(fields).includes(undefined);
}

function readOfferedProduct(product: unknown): OfferedProduct | null {
  if (typeof product !== "object" || product === null) return null;
  const field = (name: keyof OfferedProduct): unknown => Reflect.get(product, name);
  const fields = {
    product_id: integer(field("product_id")),
    product_name: text(field("product_name")),
    product_url: text(field("product_url")),
    product_puff_image: picture(field("product_puff_image")),
    brand_name: textOrNull(field("brand_name")),
    is_discounted: isSet(field("is_discounted")),
    product_display_price: numberOrNull(field("product_display_price")),
    product_display_original_price: numberOrNull(field("product_display_original_price")),
    product_hide_price: isSet(field("product_hide_price")),
    product_is_parent: isSet(field("product_is_parent")),
    max_purchasable_quantity: numberOrNull(field("max_purchasable_quantity")),
    buy_disabled: isSet(field("buy_disabled")),
    only_once: isSet(field("only_once")),
    add_to_cart_url: textOrNull(field("add_to_cart_url")),
  };
  return isWhole(fields) ? fields : null;
}

/**
 * Reads the products that are offered beside a cart; one that cannot be read is left out. As tolerant as the schemas of
 * the calls, but without their library, which the parts of a cart need for nothing else.
 */
export function readOfferedProducts(products: readonly unknown[]): readonly OfferedProduct[] {
  return products.flatMap((product) => readOfferedProduct(product) ?? []);
}
