import * as z from "zod/mini";
import { contentOf, flag, id, idOrNull, listOf, numberOrNull, numberOrZero, text, textOrNull } from "./fields.ts";
import { listingProductSchema } from "./listingProduct.ts";
import { specificationGroupSchema } from "./specificationGroup.ts";

/** One way to order a listing. */
export const sortOptionSchema = z.object({ value: z.string(), label: z.string() });

/** A brand to filter by. */
export const filterBrandSchema = z.object({
  brand_id: id,
  brand_name: z.string(),
  product_count: z.optional(z.number()),
});

/** A category to filter by. */
export const filterCategorySchema = z.object({
  category_id: id,
  category_name: z.string(),
  product_count: z.optional(z.number()),
});

/** A category below the present one, with the number of its products. */
export const subcategorySchema = z.object({
  category_id: id,
  category_name: z.string(),
  url: z.string(),
  category_active: flag,
  products: numberOrZero,
  category_visible_product_count: numberOrZero,
});

/** The category that a listing shows. */
export const currentCategorySchema = z.object({
  category_id: id,
  category_name: z.string(),
  category_level: z.number(),
});

/** A primary colour to filter by, with the finer colour values behind it. */
export const primaryColorSchema = z.object({
  id,
  name: z.string(),
  hex: textOrNull,
  product_count: numberOrZero,
  color_attribute_value_ids: listOf(id),
});

/** What a listing shows and offers to filter by; `selected_specifications` is a specification string. */
export const filtersSchema = z.object({
  products: contentOf(listingProductSchema),
  initial_products: listOf(listingProductSchema),
  total_amount_of_products: numberOrZero,
  per_page: z._default(z.number(), 24),
  page: z.optional(z.number()),
  pagination_links: text,
  sort_options: listOf(sortOptionSchema),
  sorting: text,
  view_type: z._default(z.enum(["grid", "list"]), "grid"),
  brands: listOf(filterBrandSchema),
  selected_brands: listOf(id),
  filterable_categories: listOf(filterCategorySchema),
  selected_categories: listOf(id),
  subcategories: listOf(subcategorySchema),
  current_category: z._default(z.nullable(currentCategorySchema), null),
  cat1: idOrNull,
  cat2: idOrNull,
  cat3: idOrNull,
  primary_colors: listOf(primaryColorSchema),
  selected_primary_color_ids: listOf(id),
  specifications: listOf(specificationGroupSchema),
  selected_specifications: text,
  min_price: z._default(z.number(), 0),
  max_price: z._default(z.number(), 1000),
  input_price_min: numberOrNull,
  input_price_max: numberOrNull,
  text,
  s: text,
  show_all: flag,
  from_brands: flag,
});

export type SortOption = Readonly<z.output<typeof sortOptionSchema>>;
export type FilterBrand = Readonly<z.output<typeof filterBrandSchema>>;
export type FilterCategory = Readonly<z.output<typeof filterCategorySchema>>;
export type Subcategory = Readonly<z.output<typeof subcategorySchema>>;
export type CurrentCategory = Readonly<z.output<typeof currentCategorySchema>>;
export type PrimaryColor = Readonly<z.output<typeof primaryColorSchema>>;
export type Filters = Readonly<z.output<typeof filtersSchema>>;
