import {
  wireContent,
  wireFlag,
  wireInteger,
  wireIntegerOrNull,
  wireList,
  wireNumberOrNull,
  wireNumberOrZero,
  wireObject,
  wireText,
  wireTextOrNull,
} from "@torg/http";
import * as z from "zod/mini";
import { listingProductSchema } from "./listingProduct.ts";
import { specificationGroupSchema } from "./specificationGroup.ts";

/** One sort order of a listing. */
export const sortOptionSchema = z.object({ value: z.string(), label: z.string() });

/** A brand to filter by. */
export const filterBrandSchema = wireObject({
  id: ["brand_id", wireInteger],
  name: ["brand_name", z.string()],
  count: ["product_count", z.optional(z.number())],
});

/** A category to filter by. */
export const filterCategorySchema = wireObject({
  id: ["category_id", wireInteger],
  name: ["category_name", z.string()],
  count: ["product_count", z.optional(z.number())],
});

/** A primary colour to filter by, with the finer colour values behind it. */
export const primaryColorSchema = wireObject({
  id: wireInteger,
  name: z.string(),
  swatch: ["hex", wireTextOrNull],
  count: ["product_count", wireNumberOrZero],
  values: ["color_attribute_value_ids", wireList(wireInteger)],
});

/** A category below the present one, with the number of its products. */
export const subcategorySchema = wireObject({
  id: ["category_id", wireInteger],
  name: ["category_name", z.string()],
  url: z.string(),
  isActive: ["category_active", wireFlag],
  total: ["products", wireNumberOrZero],
  visibleTotal: ["category_visible_product_count", wireNumberOrZero],
});

/** The category that a listing shows. */
export const currentCategorySchema = wireObject({
  id: ["category_id", wireInteger],
  name: ["category_name", z.string()],
  level: ["category_level", z.number()],
});

/** A filter row that the shop itself defines, such as products in stock. */
export const filterRowSchema = wireObject({
  id: wireInteger,
  name: z.string(),
  count: ["product_count", z.optional(z.number())],
});

/** What each kind of filter offers, and what was selected when the page opened. */
const kindFields = {
  brands: wireList(filterBrandSchema),
  chosenBrands: ["selected_brands", wireList(wireInteger)],
  categories: ["filterable_categories", wireList(filterCategorySchema)],
  chosenCategories: ["selected_categories", wireList(wireInteger)],
  colors: ["primary_colors", wireList(primaryColorSchema)],
  chosenColors: ["selected_primary_color_ids", wireList(wireInteger)],
  stock: ["stock_rows", wireList(filterRowSchema)],
  chosenStock: ["selected_stock", wireList(wireInteger)],
  offers: ["offer_rows", wireList(filterRowSchema)],
  chosenOffers: ["selected_offers", wireList(wireInteger)],
  ratings: ["rating_rows", wireList(filterRowSchema)],
  chosenRatings: ["selected_ratings", wireList(wireInteger)],
} as const;

/**
 * How many products each row of a kind would leave, by kind name and row id, with the filters of all other kinds
 * applied. A missing row leaves none. Backends that do not count omit the field.
 */
export const kindCountsSchema = z.optional(z.record(z.string(), z.record(z.string(), z.number())));

/**
 * How the prices of a listing are spread along their slider; prices in whole kronor. Without it, the scale is linear.
 */
export const priceScaleSchema = z.object({
  knots: z.readonly(z.array(z.object({ price: z.number(), share: z.number() }))),
  bars: z.readonly(z.array(z.number())),
});

/**
 * What a listing shows and offers to filter by. Prices are whole kronor; `chosenSpecifications` is a specification
 * string.
 */
export const filtersSchema = wireObject({
  products: wireContent(listingProductSchema),
  initialProducts: ["initial_products", wireList(listingProductSchema)],
  total: ["total_amount_of_products", wireNumberOrZero],
  perPage: ["per_page", z._default(z.number(), 24)],
  page: z.optional(z.number()),
  paginationLinks: ["pagination_links", wireText],
  sortOptions: ["sort_options", wireList(sortOptionSchema)],
  sorting: wireText,
  viewType: ["view_type", z._default(z.enum(["grid", "list"]), "grid")],
  ...kindFields,
  kindCounts: ["kind_counts", kindCountsSchema],
  subcategories: wireList(subcategorySchema),
  currentCategory: ["current_category", z._default(z.nullable(currentCategorySchema), null)],
  level1: ["cat1", wireIntegerOrNull],
  level2: ["cat2", wireIntegerOrNull],
  level3: ["cat3", wireIntegerOrNull],
  specifications: wireList(specificationGroupSchema),
  chosenSpecifications: ["selected_specifications", wireText],
  minPrice: ["min_price", z._default(z.number(), 0)],
  maxPrice: ["max_price", z._default(z.number(), 1000)],
  priceScale: ["price_scale", z.optional(z.nullable(priceScaleSchema))],
  chosenMinPrice: ["input_price_min", wireNumberOrNull],
  chosenMaxPrice: ["input_price_max", wireNumberOrNull],
  text: wireText,
  s: wireText,
  showAll: ["show_all", wireFlag],
  fromBrands: ["from_brands", wireFlag],
});

export type SortOption = Readonly<z.output<typeof sortOptionSchema>>;
export type FilterBrand = Readonly<z.output<typeof filterBrandSchema>>;
export type FilterCategory = Readonly<z.output<typeof filterCategorySchema>>;
export type Subcategory = Readonly<z.output<typeof subcategorySchema>>;
export type CurrentCategory = Readonly<z.output<typeof currentCategorySchema>>;
export type PrimaryColor = Readonly<z.output<typeof primaryColorSchema>>;
/** How many products each row of a filter kind leaves, by kind and row id. */
export type KindCounts = NonNullable<Readonly<z.output<typeof kindCountsSchema>>>;
export type Filters = Readonly<z.output<typeof filtersSchema>>;
