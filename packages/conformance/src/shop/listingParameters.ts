import { type Filters, unfilteredQuery } from "@torg/catalog/contract";
import type { ListingPageData } from "@torg/pages/contract";

/** The parameters of the listing call, as the contract writes them; an empty text means no choice. */
export type ListingParameters = ReturnType<typeof unfilteredQuery>;

/** The parameters that the packages send for a listing without choices or a search. */
export function listingParameters({ filters, listingType: blade }: ListingPageData): ListingParameters {
  return unfilteredQuery({ ...filters, text: "", s: "", showAll: false, fromBrands: false }, blade);
}

/** Ids as `2|5|`. */
export const idList = (ids: readonly (string | number)[]): string => ids.map((id) => `${id}|`).join("");

/** One group and its values, as `101:10107,10108|`. */
export const choice = (group: number, values: readonly number[]): string => `${group}:${values.join(",")}|`;

/** One group and its bounds, as `103:44~47|`. */
export const interval = (group: number, min: number, max: number): string => `${group}:${min}~${max}|`;

/** The parameters that choose primary colours. */
export function colorChoice(colors: Filters["colors"], ids: readonly number[]): ListingParameters {
  const values = colors.filter(({ id }) => ids.includes(id)).flatMap((color) => color.values);
  return { selected_primary_color_ids: idList(ids), color_attribute_value_ids: idList([...new Set(values)]) };
}
