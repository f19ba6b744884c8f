import type { Filters } from "@torg/catalog/contract";
import type { ListingPage } from "@torg/pages/contract";

/** The parameters of the listing call; nothing chosen is the empty text. */
export type ListingParameters = Readonly<Record<(typeof names)[number], string>> & { readonly page?: string };

const names = [
  "blade",
  "brands",
  "categories",
  "specifications",
  "selected_primary_color_ids",
  "color_attribute_value_ids",
  "cat1",
  "cat2",
  "cat3",
  "price_min",
  "price_max",
  "sorting",
  "view_type",
  "text",
  "s",
  "per_page",
  "show_all",
  "from_brands",
] as const;

const idText = (id: number | null): string => String(id ?? "");

/** The parameters that the packages send for a listing in which nothing is chosen. */
export function listingParameters({ filters, listing_type: blade }: ListingPage): ListingParameters {
  return {
    blade,
    brands: "",
    categories: "",
    specifications: "",
    selected_primary_color_ids: "",
    color_attribute_value_ids: "",
    cat1: idText(filters.cat1),
    cat2: idText(filters.cat2),
    cat3: idText(filters.cat3),
    price_min: String(filters.min_price),
    price_max: String(filters.max_price),
    sorting: filters.sorting,
    view_type: "grid",
    text: "",
    s: "",
    per_page: String(filters.per_page),
    show_all: "0",
    from_brands: "0",
  };
}

/** `2|5|` of ids. */
export const idList = (ids: readonly (string | number)[]): string => ids.map((id) => `${id}|`).join("");

/** `101:10107,10108|` of one group and its values. */
export const choice = (group: number, values: readonly number[]): string => `${group}:${values.join(",")}|`;

/** `103:44~47|` of one group and its bounds. */
export const interval = (group: number, min: number, max: number): string => `${group}:${min}~${max}|`;

/** The parameters that choose primary colours. */
export function colorChoice(
  colors: Filters["primary_colors"],
  ids: readonly number[],
): Pick<ListingParameters, "selected_primary_color_ids" | "color_attribute_value_ids"> {
  const values = colors.filter(({ id }) => ids.includes(id)).flatMap((color) => color.color_attribute_value_ids);
  return { selected_primary_color_ids: idList(ids), color_attribute_value_ids: idList([...new Set(values)]) };
}
