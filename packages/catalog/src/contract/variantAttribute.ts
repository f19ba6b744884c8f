import { variantControls } from "../domain/product/variantControl.ts";
import { wireFlag, wireInteger, wireIntegerOrNull, wireList, wireNumberOrZero, wireObject } from "@torg/http";
import * as z from "zod/mini";

/** A colour as six hex digits; nothing else may pass, because it is written into a style. */
const wireColor = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/** One value of a variant attribute and the products that have it. */
export const variantOptionSchema = wireObject({
  valueId: ["product_attribute_value_id", wireInteger],
  name: ["product_attribute_value_display_name", z.string()],
  productIds: ["product_ids", wireList(wireInteger)],
  /** Those of them that are currently unavailable. */
  soldOutIds: ["sold_out_product_ids", wireList(wireInteger)],
  /** The colours that the value names, such as `#1d1d1f`, in its order; empty if none of them is known. */
  colors: ["product_attribute_value_colors", wireList(wireColor)],
});

/** One attribute of a product with variants; level 1 is chosen first. */
export const variantAttributeSchema = wireObject({
  attributeId: ["product_attribute_id", wireInteger],
  label: ["product_attribute_label", z.string()],
  level: ["product_attribute_level", z.number()],
  position: ["product_attribute_position", wireNumberOrZero],
  selectedValueId: ["selected_product_attribute_value_id", wireIntegerOrNull],
  options: wireList(variantOptionSchema),
  /** The control it is chosen with. */
  look: ["product_attribute_look", z._default(z.enum(variantControls), "list")],
  isDisabled: ["select_element_is_disabled", wireFlag],
});

export type VariantOption = Readonly<z.output<typeof variantOptionSchema>>;
export type VariantAttribute = Readonly<z.output<typeof variantAttributeSchema>>;
