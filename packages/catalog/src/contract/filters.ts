import {
  wireContent,
  wireFlag,
  wireInteger,
  wireIntegerOrNull,
  wireList,
  wireNumberOrNull,
  wireNumberOrZero,
  wireText,
  wireTextOrNull,
} from "@torg/http";
import * as z from "zod/mini";
import { listingProductSchema } from "./listingProduct.ts";
import { specificationGroupSchema } from "./specificationGroup.ts";

/** One way to order a listing. */
export const sortOptionSchema = z.object({ value: z.string(), label: z.string() });

/** A brand to filter by. */
export const filterBrandSchema = z.object({
  brand_id: wireInteger,
  brand_name: z.string(),
  product_count: z.optional(z.number()),
});

/** A category to filter by. */
export const filterCategorySchema = z.object({
  category_id: wireInteger,
  category_name: z.string(),
  product_count: z.optional(z.number()),
});

/** A category below the present one, with the number of its products. */
export const subcategorySchema = z.object({
  category_id: wireInteger,
  category_name: z.string(),
  url: z.string(),
  category_active: wireFlag,
  products: wireNumberOrZero,
  category_visible_product_count: wireNumberOrZero,
});

/** The category that a listing shows. */
export const currentCategorySchema = z.object({
  category_id: wireInteger,
  category_name: z.string(),
  category_level: z.number(),
});

/** A primary colour to filter by, with the finer colour values behind it. */
export const primaryColorSchema = z.object({
  id: wireInteger,
  name: z.string(),
  hex: wireTextOrNull,
  product_count: wireNumberOrZero,
  color_attribute_value_ids: wireList(wireInteger),
});

/** What a listing shows and offers to filter by; `selected_specifications` is a specification string. */
export const filtersSchema = z.object({
  products: wireContent(listingProductSchema),
  initial_products: wireList(listingProductSchema),
  total_amount_of_products: wireNumberOrZero,
  per_page: z._default(z.number(), 24),
  page: z.optional(z.number()),
  pagination_links: wireText,
  sort_options: wireList(sortOptionSchema),
  sorting: wireText,
  view_type: z._default(z.enum(["grid", "list"]), "grid"),
  brands: wireList(filterBrandSchema),
  selected_brands: wireList(wireInteger),
  filterable_categories: wireList(filterCategorySchema),
  selected_categories: wireList(wireInteger),
  subcategories: wireList(subcategorySchema),
  current_category: z._default(z.nullable(currentCategorySchema), null),
  cat1: wireIntegerOrNull,
  cat2: wireIntegerOrNull,
  cat3: wireIntegerOrNull,
  primary_colors: wireList(primaryColorSchema),
  selected_primary_color_ids: wireList(wireInteger),
  specifications: wireList(specificationGroupSchema),
  selected_specifications: wireText,
  min_price: z._default(z.number(), 0),
  max_price: z._default(z.number(), 1000),
  input_price_min: wireNumberOrNull,
  input_price_max: wireNumberOrNull,
  text: wireText,
  s: wireText,
  show_all: wireFlag,
  from_brands: wireFlag,
});

export type SortOption = Readonly<z.output<typeof sortOptionSchema>>;
export type FilterBrand = Readonly<z.output<typeof filterBrandSchema>>;
export type FilterCategory = Readonly<z.output<typeof filterCategorySchema>>;
export type Subcategory = Readonly<z.output<typeof subcategorySchema>>;
export type CurrentCategory = Readonly<z.output<typeof currentCategorySchema>>;
export type PrimaryColor = Readonly<z.output<typeof primaryColorSchema>>;
export type Filters = Readonly<z.output<typeof filtersSchema>>;
