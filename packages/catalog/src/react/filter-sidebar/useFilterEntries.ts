import type { ToggledList } from "../../domain/filters/filterSelection.ts";
import type { ListingState } from "../../state/createListingState.ts";
import { useListing } from "../hooks/useListing.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";
import type { FilterEntry } from "./FilterEntries.tsx";
import { listRows } from "./listRows.ts";

/** The entries of the filter panel that have something behind them, with what is chosen there. */
export function useFilterEntries(listing: ListingState, hasParent: boolean): readonly FilterEntry[] {
  const { filters: texts } = useCatalogTexts();
  const { selection, groups } = useListing(listing);
  const { current_category: category, subcategories } = listing.filters;
  const level = category?.category_level ?? null;
  const has = (list: ToggledList): boolean => listRows(listing, list).length > 0;
  const chosen = (list: ToggledList): readonly string[] =>
    listRows(listing, list)
      .filter(({ id }) => selection[list].includes(String(id)))
      .map(({ name }) => name);
  const entries: readonly (FilterEntry & { readonly has: boolean })[] = [
    {
      part: "category",
      title: level === null || level === 1 ? texts.category : texts.subcategory,
      summary: texts.chosen(chosen("categories")),
      has: subcategories.length > 0 || has("categories") || hasParent,
    },
    { part: "brands", title: texts.brands, summary: texts.allBrands(chosen("brands")), has: has("brands") },
    { part: "colors", title: texts.colors, summary: texts.allColors(chosen("colors")), has: has("colors") },
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
  return entries.filter((entry) => entry.has);
}
