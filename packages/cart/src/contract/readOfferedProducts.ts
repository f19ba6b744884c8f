import { lineEnergy, type LabelledProduct } from "../domain/lineEnergy.ts";
import type { OfferedProduct } from "../domain/buying/offeredProduct.ts";

declare const console: { warn(message: string): void };

const isSet = (value: unknown): boolean => value === true || value === 1 || value === "1";

/** A number, also when it comes as a plain decimal text; null when it is missing, empty or none. */
function numberOrNull(value: unknown): number | null {
  const read = typeof value === "string" && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
  return typeof read === "number" && Number.isFinite(read) ? read : null;
}

/** An amount in kronor; what is no number counts as 0, what is missing or empty as null. */
function amountOrNull(value: unknown): number | null {
  if (value === undefined || value === null || value === "") return null;
  return numberOrNull(value) ?? 0;
}

/** A text; a number is read as text, everything else as the empty text. */
function text(value: unknown): string {
  return typeof value === "number" ? String(value) : typeof value === "string" ? value : "";
}

const textOrNull = (value: unknown): string | null => text(value) || null;

/** A picture's address, bare or as the thumb of an object. */
function picture(value: unknown): string | null {
  return textOrNull(typeof value === "object" && value !== null && "thumb" in value ? value.thumb : value);
}

/** The label of a product; its fields are read one by one, as those of the product are. */
function readLabel(value: unknown): LabelledProduct["energy"] {
  if (typeof value !== "object" || value === null) return null;
  const field = (name: keyof NonNullable<LabelledProduct["energy"]>): unknown => Reflect.get(value, name);
  return {
    product_energy_class: text(field("product_energy_class")),
    product_energy_color: textOrNull(field("product_energy_color")),
    product_energy_class_version: Number(field("product_energy_class_version")) === 1 ? 1 : 2,
    energy_stamp_link: textOrNull(field("energy_stamp_link")),
    product_energy_file: textOrNull(field("product_energy_file")),
  };
}

function readOfferedProduct(product: unknown): OfferedProduct | null {
  if (typeof product !== "object" || product === null) return null;
  const field = (name: keyof OfferedProduct | keyof LabelledProduct): unknown => Reflect.get(product, name);
  const id = numberOrNull(field("product_id"));
  if (id === null || !Number.isSafeInteger(id)) return null;
  return {
    product_id: id,
    product_name: text(field("product_name")),
    product_url: text(field("product_url")),
    product_puff_image: picture(field("product_puff_image")),
    brand_name: textOrNull(field("brand_name")),
    is_discounted: isSet(field("is_discounted")),
    product_display_price: amountOrNull(field("product_display_price")),
    product_display_original_price: amountOrNull(field("product_display_original_price")),
    product_hide_price: isSet(field("product_hide_price")),
    product_is_parent: isSet(field("product_is_parent")),
    max_purchasable_quantity: numberOrNull(field("max_purchasable_quantity")),
    buy_disabled: isSet(field("buy_disabled")),
    only_once: isSet(field("only_once")),
    add_to_cart_url: textOrNull(field("add_to_cart_url")),
    energy: lineEnergy({
      product_energy_class: textOrNull(field("product_energy_class")),
      energy_labels_module_active: isSet(field("energy_labels_module_active")),
      energy: readLabel(field("energy")),
    }),
  };
}

/**
 * Reads the products that are offered beside a cart; one without an id is left out, which the developer is told. As
 * tolerant as `readAnswer` with the schemas of the calls, but without their library, which the parts of a cart need for
 * nothing else.
 */
export function readOfferedProducts(
  products: readonly unknown[],
  report = (message: string): void => console.warn(message),
): readonly OfferedProduct[] {
  const read = products.flatMap((product) => readOfferedProduct(product) ?? []);
  const left = products.length - read.length;
  if (left > 0) report(`Of the products offered beside the cart, ${left} have no id and are left out.`);
  return read;
}
