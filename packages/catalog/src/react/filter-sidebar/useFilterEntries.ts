import type { ListingState } from "../../state/createListingState.ts";
import { useListing } from "../hooks/useListing.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";
import type { FilterEntry } from "./FilterEntries.tsx";

/** The entries of the filter panel that have something behind them, with what is chosen there. */
export function useFilterEntries(listing: ListingState, hasParent: boolean): readonly FilterEntry[] {
  const { filters: texts } = useCatalogTexts();
  const { selection, groups, place } = useListing(listing);
  const { brands, filterable_categories: categories, primary_colors: colors, ...offered } = listing.filters;
  const level = offered.current_category?.category_level ?? null;
  const named = (list: readonly { readonly id: number; readonly name: string }[], chosen: readonly string[]) =>
    list.filter(({ id }) => chosen.includes(String(id))).map(({ name }) => name);
  const entries: readonly (FilterEntry & { readonly has: boolean })[] = [
    {
      part: "category",
      title: level === null || level === 1 ? texts.category : texts.subcategory,
      summary: texts.chosen(
        named(
          categories.map((each) => ({ id: each.category_id, name: each.category_name })),
          selection.categories,
        ),
      ),
      has: offered.subcategories.length + categories.length > 0 || hasParent,
    },
    {
      part: "brands",
      title: texts.brands,
      summary: texts.allBrands(
        named(
          brands.map((each) => ({ id: each.brand_id, name: each.brand_name })),
          selection.brands,
        ),
      ),
      has: brands.length > 0 && !place.fromBrands,
    },
    {
      part: "colors",
      title: texts.colors,
      summary: texts.allColors(named(colors, selection.colors)),
      has: colors.length > 0,
    },
    {
      part: "specifications",
      title: texts.specifications,
      summary: texts.chosen(
        groups
          .filter(({ groupId }) => selection.specifications.some((choice) => choice.groupId === String(groupId)))
          .map(({ title }) => title),
      ),
      has: groups.length > 0,
    },
  ];
  return entries.filter(({ has }) => has);
}
