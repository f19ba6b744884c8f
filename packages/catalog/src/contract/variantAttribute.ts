import * as z from "zod/mini";
import { flag, id, idOrNull, listOf, numberOrZero } from "./fields.ts";

/** One value of a variant attribute and the products that have it. */
export const variantOptionSchema = z.object({
  product_attribute_value_id: id,
  product_attribute_value_display_name: z.string(),
  product_ids: listOf(id),
});

/** One attribute of a product with variants; level 1 is chosen first. */
export const variantAttributeSchema = z.object({
  product_attribute_id: id,
  product_attribute_label: z.string(),
  product_attribute_level: z.number(),
  product_attribute_position: numberOrZero,
  selected_product_attribute_value_id: idOrNull,
  options: listOf(variantOptionSchema),
  select_element_is_disabled: flag,
});

export type VariantOption = Readonly<z.output<typeof variantOptionSchema>>;
export type VariantAttribute = Readonly<z.output<typeof variantAttributeSchema>>;
