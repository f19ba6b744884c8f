import * as z from "zod/mini";
import { flag, id, listOf, numberOrZero, textOrNull } from "./fields.ts";

/** One value of a specification group with the number of products behind it. */
export const specificationRowSchema = z.object({
  products_to_property_id: id,
  products_to_property_value: z.pipe(
    z.transform((value: unknown): unknown => (typeof value === "number" ? String(value) : value)),
    z.string(),
  ),
  product_count: numberOrZero,
  product_property_show_in_filter: flag,
});

/** A group of specification values to filter by; `min` and `max` only occur for intervals. */
export const specificationGroupSchema = z.object({
  groupId: id,
  title: z.string(),
  unit: textOrNull,
  description: textOrNull,
  type: z.enum(["single_choice", "multiple_choice", "interval"]),
  rows: listOf(specificationRowSchema),
  selected_values: listOf(id),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
});

export type SpecificationRow = Readonly<z.output<typeof specificationRowSchema>>;
export type SpecificationGroup = Readonly<z.output<typeof specificationGroupSchema>>;
