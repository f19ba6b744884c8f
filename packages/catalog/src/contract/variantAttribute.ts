import { wireFlag, wireInteger, wireIntegerOrNull, wireList, wireNumberOrZero, wireObject } from "@torg/http";
import * as z from "zod/mini";

/** One value of a variant attribute and the products that have it. */
export const variantOptionSchema = wireObject({
  valueId: ["product_attribute_value_id", wireInteger],
  name: ["product_attribute_value_display_name", z.string()],
  productIds: ["product_ids", wireList(wireInteger)],
});

/** One attribute of a product with variants; level 1 is chosen first. */
export const variantAttributeSchema = wireObject({
  attributeId: ["product_attribute_id", wireInteger],
  label: ["product_attribute_label", z.string()],
  level: ["product_attribute_level", z.number()],
  position: ["product_attribute_position", wireNumberOrZero],
  selectedValueId: ["selected_product_attribute_value_id", wireIntegerOrNull],
  options: wireList(variantOptionSchema),
  isDisabled: ["select_element_is_disabled", wireFlag],
});

export type VariantOption = Readonly<z.output<typeof variantOptionSchema>>;
export type VariantAttribute = Readonly<z.output<typeof variantAttributeSchema>>;
