import { wireFlag, wireInteger, wireList, wireNumberOrZero, wireObject, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";

/** One value of a specification group with the number of products behind it. */
export const specificationRowSchema = wireObject({
  valueId: ["products_to_property_id", wireInteger],
  value: [
    "products_to_property_value",
    z.pipe(
      z.transform((value: unknown): unknown => (typeof value === "number" ? String(value) : value)),
      z.string(),
    ),
  ],
  productCount: ["product_count", wireNumberOrZero],
  isShown: ["product_property_show_in_filter", wireFlag],
});

/** A group of specification values to filter by; `min` and `max` only occur for intervals. */
export const specificationGroupSchema = wireObject({
  groupId: wireInteger,
  title: z.string(),
  unit: wireTextOrNull,
  description: wireTextOrNull,
  type: z.enum(["single_choice", "multiple_choice", "interval"]),
  rows: wireList(specificationRowSchema),
  selectedValues: ["selected_values", wireList(wireInteger)],
  min: z.optional(z.number()),
  max: z.optional(z.number()),
});

export type SpecificationRow = Readonly<z.output<typeof specificationRowSchema>>;
export type SpecificationGroup = Readonly<z.output<typeof specificationGroupSchema>>;
