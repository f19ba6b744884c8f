import { wireFlag, wireInteger, wireIntegerOrNull, wireList, wireNumberOrZero } from "@torg/http";
import * as z from "zod/mini";

/** One value of a variant attribute and the products that have it. */
export const variantOptionSchema = z.object({
  product_attribute_value_id: wireInteger,
  product_attribute_value_display_name: z.string(),
  product_ids: wireList(wireInteger),
});

/** One attribute of a product with variants; level 1 is chosen first. */
export const variantAttributeSchema = z.object({
  product_attribute_id: wireInteger,
  product_attribute_label: z.string(),
  product_attribute_level: z.number(),
  product_attribute_position: wireNumberOrZero,
  selected_product_attribute_value_id: wireIntegerOrNull,
  options: wireList(variantOptionSchema),
  select_element_is_disabled: wireFlag,
});

export type VariantOption = Readonly<z.output<typeof variantOptionSchema>>;
export type VariantAttribute = Readonly<z.output<typeof variantAttributeSchema>>;
